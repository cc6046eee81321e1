import { describe, expect, it } from 'vitest';
import { computeFigures, toGrade } from './review-figures.rules.ts';

const none = {
  goodReviews: 0,
  mediumReviews: 0,
  poorReviews: 0,
  imageReviews: 0,
  scoreSum: 0,
  reviewTags: {},
};

describe('review figures', () => {
  it('call 4 and 5 good, 3 medium, 1 and 2 poor', () => {
    expect([1, 2, 3, 4, 5].map(toGrade)).toEqual(['poor', 'poor', 'medium', 'good', 'good']);
  });

  it('give the share of good ones and the average', () => {
    const counts = {
      ...none,
      goodReviews: 2,
      mediumReviews: 1,
      imageReviews: 1,
      scoreSum: 13,
      reviewTags: { quality: 1 },
    };
    expect(computeFigures(counts)).toEqual({
      all: 3,
      good: 2,
      medium: 1,
      poor: 0,
      image: 1,
      rate: 0.6667,
      score: 4.3,
      tags: [],
    });
  });

  it('list what several reviews say, the most said first', () => {
    const reviewTags = { quality: 3, fresh: 1, delivery: 12, taste: 3 };
    expect(computeFigures({ ...none, reviewTags }).tags).toEqual([
      { tag: 'delivery', count: 12 },
      { tag: 'quality', count: 3 },
      { tag: 'taste', count: 3 },
    ]);
  });

  it('are spotless before the first review', () => {
    expect(computeFigures(none)).toMatchObject({ all: 0, rate: 1, score: 5 });
  });
});
