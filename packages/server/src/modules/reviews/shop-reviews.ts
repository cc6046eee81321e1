/** What buyers say of a shop's goods, and what the shop answers. */

import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../kernel/actor.ts';
import { recordChange } from '../../kernel/audit/audit.ts';
import { assertVersion } from '../../kernel/audit/edit-version.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import { localizedOrChinese } from '../../kernel/i18n/localized.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuseBlockedWords } from '../../kernel/settings/refuse-blocked-words.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { findSkusForSale, recordReply } from '../catalog/index.ts';
import type { ReviewRecord } from './reviews.queries.ts';
import { countShopReviews, listShopReviewRows, lockReview, setReply } from './shop-reviews.queries.ts';

type Page = CallOut<'GET /seller/reviews/list'>;

export async function listShopReviews(
  ctx: Context,
  input: CallChecked<'GET /seller/reviews/list'>,
): Promise<Page> {
  const { shopId } = requireActor(ctx, 'seller');
  const { tab, sort, page, limit, keyword, goods_id: goodsId } = input;
  const filter = { shopId, keyword, goodsId };
  const rows = await listShopReviewRows(ctx.db, filter, { tab, sort, limit, offset: (page - 1) * limit });
  const counts = await countShopReviews(ctx.db, filter);
  return { rows: await present(ctx, rows), total: counts[tab], counts, next: null };
}

/** The reply is public; the author of the review is notified of the first one. */
export function replyToReview(
  ctx: Context,
  { id, version, reply }: CallChecked<'POST /seller/reviews/reply'>,
): Promise<Page['rows'][number]> {
  const { shopId } = requireActor(ctx, 'seller');
  refuseBlockedWords(ctx, { reply });
  return transact(ctx, async (ctx) => {
    const review = await lockReview(ctx.db, shopId, id);
    if (!review) throw new Refusal('common.not_found');
    await assertVersion(
      ctx,
      version,
      { ...review, subject: 'review' },
      async () => (await present(ctx, [review]))[0],
    );
    const { goodsId, shopperId } = review;
    const repliedAt = ctx.clock.now();
    await setReply(ctx.db, id, reply, repliedAt);
    await recordReply(ctx.db, goodsId, id, reply);
    if (review.reply === null) await emit(ctx, 'reviews.replied', { reviewId: id, goodsId, shopperId });
    await recordChange(ctx, { subject: 'review', id, before: { reply: review.reply }, after: { reply } });
    const [row] = await present(ctx, [{ ...review, reply, repliedAt, version: review.version + 1 }]);
    if (!row) throw new Error('a review was not presented');
    return row;
  });
}

async function present(ctx: Context, rows: readonly ReviewRecord[]): Promise<Page['rows']> {
  const skus = await findSkusForSale(
    ctx.db,
    rows.map(({ skuId }) => skuId),
  );
  const bySku = new Map(skus.map((sku) => [sku.skuId, sku]));
  return rows.map((row) => {
    const sku = bySku.get(row.skuId);
    const title = sku && localizedOrChinese(ctx.language, sku.title, sku.titleEn);
    return {
      id: row.id,
      version: row.version,
      order_id: row.orderId,
      goods: { id: row.goodsId, title: title ?? '', image: sku?.image ?? '' },
      sku: row.sku,
      user: { nickname: row.nickname, avatar: row.avatar },
      score: row.score,
      content: row.content,
      images: row.images,
      automatic: row.isAutomatic,
      reply: row.reply,
      replied_at: row.repliedAt && toUnixSeconds(row.repliedAt),
      created_at: toUnixSeconds(row.createdAt),
    };
  });
}
