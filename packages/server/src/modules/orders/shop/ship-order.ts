import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { daysAfter } from '../../../kernel/time/durations.ts';
import { assertParcel, sendParcel } from '../../shipping/index.ts';
import { attachParcel, claimMove, insertLog, type OrderRecord } from '../order.queries.ts';
import { toOrderEvent } from '../order-event.ts';
import { getShopOrder } from './get-shop-order.ts';

/** Carrier and number, or both empty where nothing is sent by a carrier. */
export type Shipment = { carrier: string; tracking_no: string };

/** What is bought together with others is not shipped before they have come. */
export function assertNotWaiting({ state }: OrderRecord): void {
  if (state === 'pending_group') throw new Refusal('orders.waits_for_team');
}

/** Hands the order to its carrier; from now on the buyer has the pinned days before it counts as received. */
export async function shipOrder(ctx: Context, { order_id, ...shipment }: Shipment & { order_id: number }) {
  const { staffId } = requireActor(ctx, 'seller');
  const order = await getShopOrder(ctx, order_id);
  assertNotWaiting(order);
  await assertParcel(ctx, shipment);
  return transact(ctx, async (ctx) => {
    const shippedAt = ctx.clock.now();
    const shipped = await claimMove(ctx.db, 'ship', order.id, {
      shippedAt,
      receiveDueAt: daysAfter(shippedAt, order.pinned.autoReceiveDays),
    });
    if (!shipped) throw new Refusal('orders.state_changed');
    // sent only by the caller that won the move: an order has one parcel
    if (hasCarrier(shipment))
      await attachParcel(ctx.db, order.id, await sendOrderParcel(ctx, order, shipment));
    await insertLog(ctx.db, [
      { orderId: order.id, event: 'shipped', by: 'seller', byId: staffId, at: shippedAt },
    ]);
    await recordChange(ctx, {
      subject: 'order',
      id: order.id,
      before: { state: order.state },
      after: { state: 'shipped', ...shipment },
    });
    await emit(ctx, 'orders.shipped', toOrderEvent(order));
  });
}

/** No carrier at all, such as for a voucher or a hand-over, has no parcel to track. */
const hasCarrier = ({ carrier, tracking_no }: Shipment) => carrier !== '' || tracking_no !== '';

const sendOrderParcel = (
  ctx: Context,
  { id, shopId, address }: OrderRecord,
  { carrier, tracking_no }: Shipment,
) => sendParcel(ctx, { reference: `order:${id}`, shopId, carrier, trackingNo: tracking_no, to: address });
