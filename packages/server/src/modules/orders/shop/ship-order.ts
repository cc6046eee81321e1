import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { daysAfter } from '../../../kernel/time/durations.ts';
import { assertParcel, sendParcel } from '../../shipping/index.ts';
import { findLineRefunds } from '../after-sale/line-refunds.ts';
import { countToSend } from '../after-sale/refund-plan.rules.ts';
import {
  attachParcel,
  claimShipment,
  insertLogRow,
  listLines,
  lockOrder,
  type OrderLineRecord,
  type OrderRecord,
  putReceiptOff,
} from '../order.queries.ts';
import { canMove } from '../order.states.ts';
import { toOrderEvent } from '../order-event.ts';
import { getTitle } from '../orders.present.ts';
import { getShopOrder } from './get-shop-order.ts';
import { markShipped } from './sent-pieces.queries.ts';
import { sortToShip } from './shippable.rules.ts';

/** Carrier and number, or both empty where nothing is sent by a carrier. */
export type Shipment = { carrier: string; tracking_no: string };

type AskedLine = { line_id: number; number?: number | undefined };

/** A line with how many of its pieces go now. */
export type SentLine = OrderLineRecord & { sending: number };

type Input = Shipment & {
  order_id: number;
  /** Only these pieces; of a line without a number, all that are left. */
  lines?: readonly AskedLine[] | undefined;
  without_refunds?: boolean;
};

/**
 * Hands the order to its carrier, some of its lines, or what was left behind of it before; from now on the buyer has
 * the pinned days at least before it counts as received. The order is held before its refunds are looked at, as one
 * who applies holds it too: of both at once, the second sees what the first did.
 */
export async function shipOrder(
  ctx: Context,
  { order_id, lines: asked, without_refunds = false, ...shipment }: Input,
) {
  const { id } = await getShopOrder(ctx, order_id);
  await assertParcel(ctx, shipment);
  return transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx.db, id);
    if (!order) throw new Refusal('common.not_found');
    const lines = await takeLines(ctx, order, { withoutRefunds: without_refunds, asked });
    const parcelId = hasCarrier(shipment) ? await sendLines(ctx, order, { shipment, lines }) : null;
    await sendOff(ctx, order, { lines, shipment, parcelId });
  });
}

/** These lines of an order that is held are on their way; its buyer is told. */
export async function sendOff(
  ctx: Context,
  order: OrderRecord,
  { lines, shipment, parcelId }: { lines: readonly SentLine[]; shipment: Shipment; parcelId: number | null },
): Promise<void> {
  const { id } = order;
  const shippedAt = ctx.clock.now();
  await moveOn(ctx, order, shippedAt);
  await markShipped(ctx.db, id, lines, { sentAt: shippedAt, parcelId });
  if (parcelId !== null) await attachParcel(ctx.db, id, parcelId);
  const logId = await insertLogRow(ctx.db, {
    orderId: id,
    event: 'shipped',
    by: 'seller',
    byId: requireActor(ctx, 'seller').staffId,
    note: shipment.tracking_no,
    at: shippedAt,
  });
  await recordChange(ctx, {
    subject: 'order',
    id,
    before: { state: order.state },
    after: {
      state: canMove(order.state, 'ship') ? 'shipped' : order.state,
      carrier: shipment.carrier,
      tracking_no: shipment.tracking_no,
    },
  });
  await emit(ctx, 'orders.shipped', { ...toOrderEvent(order), logId });
}

/** The lines that go now; refuses an order of which nothing is left to ship or whose refunds hold it up. */
export async function takeLines(
  ctx: Context,
  order: OrderRecord,
  { withoutRefunds, asked }: { withoutRefunds: boolean; asked?: readonly AskedLine[] | undefined },
): Promise<SentLine[]> {
  // what is bought together with others is not shipped before they have come
  if (order.state === 'pending_group') throw new Refusal('orders.waits_for_team');
  const { free, held } = await listToShip(ctx, order, asked);
  const [first] = held;
  if (!first && free.length === 0) throw new Refusal('orders.state_changed');
  if (free.length === 0) throw new Refusal('orders.all_in_refund');
  if (first && !withoutRefunds)
    throw new Refusal(
      'orders.line_in_refund',
      { title: getTitle(ctx.language, first) },
      { field: 'without_refunds' },
    );
  return free.map((line) => ({ ...line, sending: countSending(ctx, line, asked) }));
}

/** As many as were asked for, which are left to send. */
function countSending(ctx: Context, line: OrderLineRecord, asked: readonly AskedLine[] | undefined): number {
  const left = countToSend(line);
  const number = asked?.find(({ line_id }) => line_id === line.id)?.number ?? left;
  if (number > left)
    throw new Refusal(
      'orders.too_many_to_send',
      { title: getTitle(ctx.language, line), most: left },
      { field: 'lines' },
    );
  return number;
}

/** What is still to be sent; of the lines asked for, each must be among it. */
async function listToShip(ctx: Context, order: OrderRecord, wanted: readonly AskedLine[] | undefined) {
  const lines = await listLines(ctx.db, [order.id]);
  const refunds = await findLineRefunds(
    ctx,
    lines.map(({ id }) => id),
  );
  const { free, held } = sortToShip(order, lines, refunds);
  if (!wanted) return { free, held };
  const asked = new Set(wanted.map(({ line_id }) => line_id));
  const isAsked = ({ id }: OrderLineRecord) => asked.has(id);
  const chosen = { free: free.filter(isAsked), held: held.filter(isAsked) };
  if (chosen.free.length + chosen.held.length < asked.size) throw new Refusal('orders.state_changed');
  return chosen;
}

async function moveOn(ctx: Context, { id, state, pinned }: OrderRecord, shippedAt: Date): Promise<void> {
  const receiveDueAt = daysAfter(shippedAt, pinned.autoReceiveDays);
  if (!canMove(state, 'ship')) return putReceiptOff(ctx.db, id, receiveDueAt);
  const shipped = await claimShipment(ctx.db, id, { shippedAt, receiveDueAt });
  if (!shipped) throw new Refusal('orders.state_changed');
}

/** No carrier at all, such as for a voucher or a hand-over, has no parcel to track. */
const hasCarrier = ({ carrier, tracking_no }: Shipment) => carrier !== '' || tracking_no !== '';

/** Each parcel of an order is known by the order, a later one by the first of its lines and what was sent of it before too. */
export const toParcelReference = ({ id, state }: OrderRecord, [first]: readonly SentLine[]): string =>
  canMove(state, 'ship')
    ? `order:${id}`
    : `order:${id}:${first?.id}${first?.shippedNumber ? `+${first.shippedNumber}` : ''}`;

const sendLines = (
  ctx: Context,
  order: OrderRecord,
  { shipment, lines }: { shipment: Shipment; lines: readonly SentLine[] },
) =>
  sendParcel(ctx, {
    reference: toParcelReference(order, lines),
    shopId: order.shopId,
    carrier: shipment.carrier,
    trackingNo: shipment.tracking_no,
    to: order.address,
  });
