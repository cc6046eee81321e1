/** Reviews in figures: good is 4 or 5 of 5, medium 3, poor 1 or 2. */

import type { ReviewTag } from '@chengji/contract';
import type { TagCounts } from '../goods/goods.types.ts';

export type Grade = 'good' | 'medium' | 'poor';

export const toGrade = (score: number): Grade => (score >= 4 ? 'good' : score === 3 ? 'medium' : 'poor');

export type ReviewCounts = {
  goodReviews: number;
  mediumReviews: number;
  poorReviews: number;
  imageReviews: number;
  scoreSum: number;
  reviewTags: TagCounts;
};

/** What fewer say is not said often. */
const fewestSaying = 2;
const mostTags = 8;

/** What several reviews say, the most said first. */
function listTags(counts: TagCounts) {
  return (Object.entries(counts) as [ReviewTag, number][])
    .map(([tag, count]) => ({ tag, count }))
    .filter(({ count }) => count >= fewestSaying)
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
    .slice(0, mostTags);
}

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** Without a review yet, everything is still good. */
export function computeFigures(counts: ReviewCounts) {
  const {
    goodReviews: good,
    mediumReviews: medium,
    poorReviews: poor,
    imageReviews: image,
    scoreSum,
    reviewTags,
  } = counts;
  const all = good + medium + poor;
  return {
    all,
    good,
    medium,
    poor,
    image,
    rate: all === 0 ? 1 : rounded(good / all, 4),
    score: all === 0 ? 5 : rounded(scoreSum / all, 1),
    tags: listTags(reviewTags),
  };
}
