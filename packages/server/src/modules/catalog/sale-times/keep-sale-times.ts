/** Goods go on sale and off it by themselves, at the moments their shop chose. */
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { isSuspended } from '../../shops/index.ts';
import { addToShopGoods, findGoodsAllOff, lockTakenDown } from '../seller-goods/save-goods.queries.ts';
import { claimBeginning, endSale, findBeginning, lockEnding } from './sale-times.queries.ts';

/** Of a suspended shop it waits for the shop; one with nothing to sell, or that is taken down, stays off sale. */
export function beginSale(ctx: Context, id: number): Promise<void> {
  return transact(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const shopId = await findBeginning(ctx.db, id, now);
    if (shopId === null) return;
    const isWaiting = await isSuspended(ctx, shopId);
    const isBarred = (await lockTakenDown(ctx.db, [id])).length > 0;
    const isSold = !isBarred && (await findGoodsAllOff(ctx.db, [id])) === null;
    const isOnSale = isSold && !isWaiting;
    if (!(await claimBeginning(ctx.db, id, { isOnSale, isWithheld: isSold && isWaiting }, now))) return;
    if (isOnSale) await addToShopGoods(ctx.db, shopId, 1);
    await emit(ctx, 'catalog.goods_changed', { goodsId: id, shopId });
  });
}

export function finishSale(ctx: Context, id: number): Promise<void> {
  return transact(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const found = await lockEnding(ctx.db, id, now);
    if (!found) return;
    await endSale(ctx.db, id, now);
    if (found.isOnSale) await addToShopGoods(ctx.db, found.shopId, -1);
    await emit(ctx, 'catalog.goods_changed', { goodsId: id, shopId: found.shopId });
  });
}
