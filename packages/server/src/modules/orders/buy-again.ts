import type { CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { localized } from '../../kernel/i18n/localized.ts';
import { layInLines, listSkusInCart } from '../cart/index.ts';
import { findSkusForSale } from '../catalog/index.ts';
import { listLines } from './order.queries.ts';
import { getOwnOrder } from './show-order.ts';

type Again = CallOut<'POST /wanlshop/order/again'>;

/**
 * Lays what an own order had, and what can still be bought, into the cart, chosen; answers what is in the cart now and
 * what is not. A number above the stock is lowered to it. Sent twice, it changes nothing more.
 */
export async function buyAgain(ctx: Context, { id }: { id: number }): Promise<Again> {
  const order = await getOwnOrder(ctx, id);
  const ordered = await listLines(ctx.db, [order.id]);
  const skus = await findSkusForSale(
    ctx.db,
    ordered.map(({ skuId }) => skuId),
  );
  const buyable = new Set(
    skus.flatMap(({ skuId, isOnSale, stock }) => (isOnSale && stock > 0 ? [skuId] : [])),
  );
  const wanted = ordered.filter(({ skuId }) => buyable.has(skuId));
  await layInLines(
    ctx,
    order.shopperId,
    wanted.map(({ skuId, goodsId, number }) => ({ skuId, goodsId, number, checked: true })),
  );
  const held = await listSkusInCart(ctx, order.shopperId);
  return {
    lines: wanted
      .filter(({ skuId }) => held.has(skuId))
      .map(({ goodsId, skuId }) => ({ goods_id: goodsId, sku_id: skuId })),
    missing: ordered
      .filter(({ skuId }) => !buyable.has(skuId) || !held.has(skuId))
      .map(({ skuId, title, titleEn }) => ({
        title: localized(ctx.language, title, titleEn),
        reason: buyable.has(skuId) ? ('cart_full' as const) : ('not_for_sale' as const),
      })),
  };
}
