import type { OrderDetails } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { daysAfter } from '../../../kernel/time/durations.ts';
import { claimExtension, claimReceipt, findOrder, insertLog, type OrderRecord } from '../order.queries.ts';
import { toOrderEvent } from '../order-event.ts';
import { getOwnOrder, presentOwnOrder } from '../show-order.ts';

/** The buyer says that the parcel came. */
export async function receiveOrder(ctx: Context, { id }: { id: number }): Promise<OrderDetails> {
  const order = await getOwnOrder(ctx, id);
  const received = await receive(ctx, order, 'shopper');
  if (!received) throw new Refusal('orders.state_changed');
  return presentOwnOrder(ctx, received);
}

/** The days to say so have passed; a refund that began meanwhile, or the buyer, was first. */
export async function receiveAutomatically(ctx: Context, orderId: number): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  if (order) await receive(ctx, order, 'system');
}

const receive = (ctx: Context, order: OrderRecord, by: 'shopper' | 'system'): Promise<OrderRecord | null> =>
  transact(ctx, async (ctx) => {
    const receivedAt = ctx.clock.now();
    const received = await claimReceipt(ctx.db, order.id, {
      receivedAt,
      commentDueAt: daysAfter(receivedAt, order.pinned.autoCommentDays),
      onlyIfDue: by === 'system',
    });
    if (!received) return null;
    const byId = by === 'shopper' ? order.shopperId : null;
    await insertLog(ctx.db, [{ orderId: order.id, event: 'received', by, byId, at: receivedAt }]);
    await emit(ctx, 'orders.received', { ...toOrderEvent(order), automatic: by === 'system' });
    return received;
  });

/** Puts the automatic receipt off by the pinned days, once. */
export async function extendReceipt(ctx: Context, { id }: { id: number }): Promise<OrderDetails> {
  const order = await getOwnOrder(ctx, id);
  if (order.isExtended) throw new Refusal('orders.already_extended');
  if (!order.receiveDueAt) throw new Refusal('orders.state_changed');
  const extended = await claimExtension(ctx.db, id, daysAfter(order.receiveDueAt, order.pinned.extendDays));
  if (!extended) throw new Refusal('orders.state_changed');
  return presentOwnOrder(ctx, extended);
}
