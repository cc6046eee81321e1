import type { CallChecked } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange, recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertShopSells } from '../../shops/index.ts';
import { toEmptyPicture } from '../seller-goods/empty-picture.ts';
import {
  addToShopGoods,
  changeOnSale,
  countGoodsOfShop,
  findGoodsAllOff,
  findWithoutPicture,
  forgetStarts,
  lockTakenDown,
} from '../seller-goods/save-goods.queries.ts';

/** Puts goods of the own shop on sale or takes them off; with one that is not the shop's, nothing changes. */
export async function changeGoodsState(
  ctx: Context,
  { ids, state }: CallChecked<'POST /seller/goods/state'>,
): Promise<{ changed: number }> {
  const { shopId } = requireActor(ctx, 'seller');
  const asked = [...new Set(ids)];
  const isOnSale = state === 'on';
  return transact(ctx, async (ctx) => {
    if (isOnSale) await assertShopSells(ctx, shopId);
    if ((await countGoodsOfShop(ctx.db, shopId, asked)) < asked.length) {
      throw new Refusal('common.not_found', {}, { field: 'ids' });
    }
    if (isOnSale && (await lockTakenDown(ctx.db, asked)).length > 0) {
      throw new Refusal('catalog.taken_down', {}, { field: 'ids' });
    }
    if (isOnSale && (await findGoodsAllOff(ctx.db, asked)) !== null) {
      throw new Refusal('catalog.no_sku_on', {}, { field: 'ids' });
    }
    if (isOnSale && (await findWithoutPicture(ctx.db, asked, toEmptyPicture(ctx))) !== null) {
      throw new Refusal('catalog.no_picture', {}, { field: 'ids' });
    }
    const unplanned = await forgetStarts(ctx.db, shopId, asked);
    const changed = await changeOnSale(ctx.db, shopId, asked, isOnSale, ctx.clock.now());
    await addToShopGoods(ctx.db, shopId, isOnSale ? changed.length : -changed.length);
    recordNothing(ctx); // when all of them were in that state
    const [before, after] = isOnSale
      ? [{ state: 'off' }, { state: 'on' }]
      : [{ state: 'on' }, { state: 'off' }];
    for (const goodsId of changed) {
      await recordChange(ctx, { subject: 'goods', id: goodsId, before, after });
      await emit(ctx, 'catalog.goods_changed', { goodsId, shopId });
    }
    for (const goodsId of unplanned.filter((id) => !changed.includes(id))) {
      await recordChange(ctx, {
        subject: 'goods',
        id: goodsId,
        before: { is_planned: true },
        after: { is_planned: false },
      });
      await emit(ctx, 'catalog.goods_changed', { goodsId, shopId });
    }
    return { changed: new Set([...changed, ...unplanned]).size };
  });
}
