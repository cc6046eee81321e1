import type { Context } from '../../kernel/context.ts';
import { emit } from '../../kernel/events/events.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { recordReviewFigures, toGrade } from '../catalog/index.ts';
import type { markReviewed } from '../orders/index.ts';
import { addScores } from '../shops/index.ts';
import { type ShownAuthor, shownAuthor } from './author.rules.ts';
import { findTags } from './review-tags.rules.ts';
import { claimReview } from './reviews.queries.ts';

export type Opinion = {
  score: number;
  content: string;
  images: string[];
  isAnonymous: boolean;
  isAutomatic: boolean;
};

type Reviewed = {
  line: Awaited<ReturnType<typeof markReviewed>>[number];
  shopId: number;
  shopperId: number;
  author: ShownAuthor;
  opinion: Opinion;
};

/** Writes the review of a line, with the figures of its goods and the score of its shop; a line has one review. */
export async function addReview(ctx: Context, reviewed: Reviewed): Promise<boolean> {
  const { line, shopId, shopperId, author, opinion } = reviewed;
  const shown = shownAuthor(author, opinion.isAnonymous);
  const createdAt = ctx.clock.now();
  const sku = line.values.join(' / ');
  const tags = findTags(opinion.content);
  const id = await claimReview(ctx.db, {
    ...opinion,
    ...shown,
    orderId: line.orderId,
    lineId: line.id,
    goodsId: line.goodsId,
    skuId: line.skuId,
    shopId,
    shopperId,
    sku,
    tags,
    createdAt,
    grade: toGrade(opinion.score),
  });
  if (id === null) return false;
  const { score, content, images } = opinion;
  const saysSomething = content !== '' || images.length > 0;
  await recordReviewFigures(ctx.db, line.goodsId, {
    score,
    hasImage: images.length > 0,
    tags,
    head: saysSomething
      ? {
          id,
          authorId: opinion.isAnonymous ? null : shopperId,
          ...shown,
          score,
          content,
          images,
          sku,
          createtime: toUnixSeconds(createdAt),
        }
      : null,
  });
  await addScores(ctx.db, shopId, [score], 1);
  await emit(ctx, 'reviews.written', {
    reviewId: id,
    goodsId: line.goodsId,
    shopId,
    ...(images.length > 0 && { pictured: { shopperId, orderId: line.orderId } }),
  });
  return true;
}
