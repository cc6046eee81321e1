/** Reviews in figures: good is 4 or 5 of 5, medium 3, poor 1 or 2. */

export type Grade = 'good' | 'medium' | 'poor';

export const toGrade = (score: number): Grade => (score >= 4 ? 'good' : score === 3 ? 'medium' : 'poor');

export type ReviewCounts = {
  goodReviews: number;
  mediumReviews: number;
  poorReviews: number;
  imageReviews: number;
  scoreSum: number;
};

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** Without a review yet, everything is still good. */
export function computeFigures(counts: ReviewCounts) {
  const {
    goodReviews: good,
    mediumReviews: medium,
    poorReviews: poor,
    imageReviews: image,
    scoreSum,
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
  };
}
