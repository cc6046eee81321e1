/** The platform takes goods off sale, and allows them again. Meanwhile their shop may only correct them. */
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  addToShopGoods,
  claimAllowing,
  claimTakeDown,
  lockOnSale,
} from '../seller-goods/save-goods.queries.ts';

export function takeGoodsDown(ctx: Context, { id, reason }: { id: number; reason: string }): Promise<void> {
  return transact(ctx, async (ctx) => {
    const wasOnSale = await lockOnSale(ctx.db, id);
    const taken = await claimTakeDown(ctx.db, id, { reason, updatedAt: ctx.clock.now() });
    if (!taken) throw new Refusal('common.not_found');
    if (wasOnSale) await addToShopGoods(ctx.db, taken.shopId, -1);
    await emit(ctx, 'catalog.goods_changed', { goodsId: id, shopId: taken.shopId });
    await recordChange(ctx, {
      subject: 'goods',
      id,
      before: { is_taken_down: false },
      after: { is_taken_down: true, reason },
    });
  });
}

/** The same where nothing else depends on it: refuses goods that were not taken down. */
export async function allowTakenDown(ctx: Context, { id }: { id: number }): Promise<void> {
  if (!(await allowGoods(ctx, id))) throw new Refusal('catalog.not_taken_down');
}

/** They stay off sale until their shop puts them on; false when they were not taken down. */
export function allowGoods(ctx: Context, id: number): Promise<boolean> {
  return transact(ctx, async (ctx) => {
    const allowed = await claimAllowing(ctx.db, id, ctx.clock.now());
    if (!allowed) return false;
    await emit(ctx, 'catalog.goods_changed', { goodsId: id, shopId: allowed.shopId });
    await recordChange(ctx, {
      subject: 'goods',
      id,
      before: { is_taken_down: true },
      after: { is_taken_down: false },
    });
    return true;
  });
}
