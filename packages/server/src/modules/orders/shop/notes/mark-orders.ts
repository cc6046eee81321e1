/** What a shop's staff tell each other about orders: notes and coloured flags. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../../kernel/actor.ts';
import { recordChange, recordNothing } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { getShopOrder } from '../get-shop-order.ts';
import { presentShopOrder } from '../show-shop-order.ts';
import { insertNote, lockFlags, setFlag } from './notes.queries.ts';

export async function noteOrder(
  ctx: Context,
  { order_id, text }: CallChecked<'POST /seller/orders/note'>,
): Promise<CallOut<'POST /seller/orders/note'>> {
  const { staffId } = requireActor(ctx, 'seller');
  const order = await getShopOrder(ctx, order_id);
  await transact(ctx, async (ctx) => {
    await insertNote(ctx.db, { orderId: order.id, staffId, text, at: ctx.clock.now() });
    await recordChange(ctx, { subject: 'order', id: order.id, before: { note: '' }, after: { note: text } });
  });
  return presentShopOrder(ctx, order);
}

/** All of them or none: one that is not the shop's refuses the call. */
export const flagOrders = (
  ctx: Context,
  { order_ids, flag }: CallChecked<'POST /seller/orders/flag'>,
): Promise<null> =>
  transact(ctx, async (ctx) => {
    recordNothing(ctx); // those that bear the flag already
    const { shopId } = requireActor(ctx, 'seller');
    const ids = [...new Set(order_ids)];
    const before = await lockFlags(ctx.db, shopId, ids);
    if (before.length < ids.length) throw new Refusal('common.not_found');
    const changed = before.filter((order) => order.flag !== flag);
    if (changed.length === 0) return null;
    await setFlag(
      ctx.db,
      changed.map(({ id }) => id),
      flag,
    );
    for (const order of changed)
      await recordChange(ctx, {
        subject: 'order',
        id: order.id,
        before: { flag: order.flag },
        after: { flag },
      });
    return null;
  });
