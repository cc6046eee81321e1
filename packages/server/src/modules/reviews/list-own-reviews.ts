import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { localizedOrChinese } from '../../kernel/i18n/localized.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findSkusForSale } from '../catalog/index.ts';
import { presentComment } from './list-comments.ts';
import { listOwnReviewRows } from './reviews.queries.ts';

/** The caller's own reviews, the newest first, or one of them. */
export async function listOwnReviews(
  ctx: Context,
  { id, image, cursor, limit }: CallChecked<'GET /wanlshop/comment/list'>,
): Promise<CallOut<'GET /wanlshop/comment/list'>> {
  const list = image ? 'reviews.own.image' : 'reviews.own';
  const before = cursor === undefined ? undefined : readCursor(list, 1, cursor)[0];
  const found = await listOwnReviewRows(ctx.db, requireShopper(ctx), {
    id,
    withImage: image ?? false,
    before,
    limit: limit + 1,
  });
  if (id !== undefined && found.length === 0) throw new Refusal('common.not_found');
  const { rows, next } = pageFrom(found, limit, (last) => writeCursor(list, last.id));
  const skus = await findSkusForSale(
    ctx.db,
    rows.map(({ skuId }) => skuId),
  );
  const bySku = new Map(skus.map((sku) => [sku.skuId, sku]));
  return {
    rows: rows.map((row) => {
      const { user: _, ...comment } = presentComment(row, ctx.language);
      const sku = bySku.get(row.skuId);
      const title = sku && localizedOrChinese(ctx.language, sku.title, sku.titleEn);
      return {
        ...comment,
        order_id: row.orderId,
        goods: { id: row.goodsId, title: title ?? '', image: sku?.image ?? '' },
        anonymous: row.isAnonymous,
        automatic: row.isAutomatic,
      };
    }),
    next,
  };
}
