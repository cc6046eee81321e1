import type { CallChecked } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockOfShop, markDeleted } from '../seller-goods/save-goods.queries.ts';

/** Deletes goods of the own shop that are off sale; with one that is on sale or not the shop's, none is. */
export async function deleteGoods(
  ctx: Context,
  { ids }: CallChecked<'POST /seller/goods/delete'>,
): Promise<{ deleted: number }> {
  const { shopId } = requireActor(ctx, 'seller');
  const asked = [...new Set(ids)];
  return transact(ctx, async (ctx) => {
    const found = await lockOfShop(ctx.db, shopId, asked);
    if (found.length < asked.length) throw new Refusal('common.not_found', {}, { field: 'ids' });
    if (found.some(({ isOnSale }) => isOnSale))
      throw new Refusal('catalog.delete_on_sale', {}, { field: 'ids' });
    await markDeleted(ctx.db, asked, ctx.clock.now());
    for (const { id, title } of found) {
      await recordChange(ctx, { subject: 'goods', id, before: { title }, after: null });
      await emit(ctx, 'catalog.goods_changed', { goodsId: id, shopId });
    }
    return { deleted: found.length };
  });
}
