import type { ReviewTag } from '@chengji/contract';
import type { Db } from '../../../kernel/db/database.ts';
import { addToReviewFigures, findReviewCounts, setReplyInHead } from '../goods/goods.queries.ts';
import type { ReviewHead } from '../goods/goods.types.ts';
import { computeFigures, toGrade } from './review-figures.rules.ts';

export type WrittenReview = {
  score: number;
  hasImage: boolean;
  tags: readonly ReviewTag[];
  /** How the goods' page shows it; null for one without words and pictures. */
  head: ReviewHead | null;
};

/** Counts a review into the figures of its goods, in the transaction that writes it. */
export async function recordReviewFigures(db: Db, goodsId: number, review: WrittenReview): Promise<void> {
  const { score, hasImage, tags, head } = review;
  const counts = { goodReviews: 0, mediumReviews: 0, poorReviews: 0 };
  counts[`${toGrade(score)}Reviews`] = 1;
  const added = { ...counts, imageReviews: hasImage ? 1 : 0, scoreSum: score };
  await addToReviewFigures(db, goodsId, added, { tags, head });
}

/** The figures of a goods' reviews; null when there is no such goods. */
export async function findReviewFigures(
  db: Db,
  goodsId: number,
): Promise<ReturnType<typeof computeFigures> | null> {
  const counts = await findReviewCounts(db, goodsId);
  return counts && computeFigures(counts);
}

/** Shows what the shop answered on the page of the goods. */
export const recordReply = (db: Db, goodsId: number, reviewId: number, reply: string): Promise<void> =>
  setReplyInHead(db, goodsId, reviewId, reply);
