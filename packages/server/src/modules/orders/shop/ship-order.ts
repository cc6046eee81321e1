import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { daysAfter } from '../../../kernel/time/durations.ts';
import { assertParcel, sendParcel } from '../../shipping/index.ts';
import { findLineRefunds } from '../after-sale/line-refunds.ts';
import {
  attachParcel,
  claimShipment,
  insertLog,
  listLines,
  lockOrder,
  markShipped,
  type OrderLineRecord,
  type OrderRecord,
  putReceiptOff,
} from '../order.queries.ts';
import { canMove } from '../order.states.ts';
import { toOrderEvent } from '../order-event.ts';
import { getTitle } from '../orders.present.ts';
import { getShopOrder } from './get-shop-order.ts';
import { sortToShip } from './shippable.rules.ts';

/** Carrier and number, or both empty where nothing is sent by a carrier. */
export type Shipment = { carrier: string; tracking_no: string };

type Input = Shipment & { order_id: number; without_refunds?: boolean };

/**
 * Hands the order to its carrier, or what was left behind of it before; from now on the buyer has the pinned days at
 * least before it counts as received. The order is held before its refunds are looked at, as one who applies holds
 * it too: of both at once, the second sees what the first did.
 */
export async function shipOrder(ctx: Context, { order_id, without_refunds = false, ...shipment }: Input) {
  const { staffId } = requireActor(ctx, 'seller');
  const { id } = await getShopOrder(ctx, order_id);
  await assertParcel(ctx, shipment);
  return transact(ctx, async (ctx) => {
    const shippedAt = ctx.clock.now();
    const order = await lockOrder(ctx.db, id);
    if (!order) throw new Refusal('common.not_found');
    const lines = await takeLines(ctx, order, { withoutRefunds: without_refunds });
    await moveOn(ctx, order, shippedAt);
    await markShipped(
      ctx.db,
      lines.map((line) => line.id),
      shippedAt,
    );
    if (hasCarrier(shipment))
      await attachParcel(ctx.db, id, await sendLines(ctx, order, { shipment, lines }));
    await insertLog(ctx.db, [{ orderId: id, event: 'shipped', by: 'seller', byId: staffId, at: shippedAt }]);
    await recordChange(ctx, {
      subject: 'order',
      id,
      before: { state: order.state },
      after: { state: canMove(order.state, 'ship') ? 'shipped' : order.state, ...shipment },
    });
    await emit(ctx, 'orders.shipped', toOrderEvent(order));
  });
}

/** The lines that go now; refuses an order of which nothing is left to ship or whose refunds hold it up. */
export async function takeLines(
  ctx: Context,
  order: OrderRecord,
  { withoutRefunds }: { withoutRefunds: boolean },
): Promise<OrderLineRecord[]> {
  // what is bought together with others is not shipped before they have come
  if (order.state === 'pending_group') throw new Refusal('orders.waits_for_team');
  const lines = await listLines(ctx.db, [order.id]);
  const refunds = await findLineRefunds(
    ctx,
    lines.map(({ id }) => id),
  );
  const { free, held } = sortToShip(order, lines, refunds);
  const [first] = held;
  if (!first && free.length === 0) throw new Refusal('orders.state_changed');
  if (free.length === 0) throw new Refusal('orders.all_in_refund');
  if (first && !withoutRefunds)
    throw new Refusal(
      'orders.line_in_refund',
      { title: getTitle(ctx.language, first) },
      { field: 'without_refunds' },
    );
  return free;
}

async function moveOn(ctx: Context, { id, state, pinned }: OrderRecord, shippedAt: Date): Promise<void> {
  const receiveDueAt = daysAfter(shippedAt, pinned.autoReceiveDays);
  if (!canMove(state, 'ship')) return putReceiptOff(ctx.db, id, receiveDueAt);
  const shipped = await claimShipment(ctx.db, id, { shippedAt, receiveDueAt });
  if (!shipped) throw new Refusal('orders.state_changed');
}

/** No carrier at all, such as for a voucher or a hand-over, has no parcel to track. */
const hasCarrier = ({ carrier, tracking_no }: Shipment) => carrier !== '' || tracking_no !== '';

/** Each parcel of an order is known by the order, a later one by the first of its lines too. */
const sendLines = (
  ctx: Context,
  { id, state, shopId, address }: OrderRecord,
  { shipment, lines }: { shipment: Shipment; lines: readonly OrderLineRecord[] },
) =>
  sendParcel(ctx, {
    reference: canMove(state, 'ship') ? `order:${id}` : `order:${id}:${lines[0]?.id}`,
    shopId,
    carrier: shipment.carrier,
    trackingNo: shipment.tracking_no,
    to: address,
  });
