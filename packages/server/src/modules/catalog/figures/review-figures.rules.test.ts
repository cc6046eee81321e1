import { describe, expect, it } from 'vitest';
import { computeFigures, toGrade } from './review-figures.rules.ts';

describe('review figures', () => {
  it('call 4 and 5 good, 3 medium, 1 and 2 poor', () => {
    expect([1, 2, 3, 4, 5].map(toGrade)).toEqual(['poor', 'poor', 'medium', 'good', 'good']);
  });

  it('give the share of good ones and the average', () => {
    const counts = { goodReviews: 2, mediumReviews: 1, poorReviews: 0, imageReviews: 1, scoreSum: 13 };
    expect(computeFigures(counts)).toEqual({
      all: 3,
      good: 2,
      medium: 1,
      poor: 0,
      image: 1,
      rate: 0.6667,
      score: 4.3,
    });
  });

  it('are spotless before the first review', () => {
    const none = { goodReviews: 0, mediumReviews: 0, poorReviews: 0, imageReviews: 0, scoreSum: 0 };
    expect(computeFigures(none)).toMatchObject({ all: 0, rate: 1, score: 5 });
  });
});
