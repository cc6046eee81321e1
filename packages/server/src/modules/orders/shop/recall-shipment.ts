import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange, recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { removeParcel, withdrawWaybill } from '../../shipping/index.ts';
import {
  attachParcel,
  claimMove,
  insertLogRow,
  listLines,
  lockOrder,
  type OrderRecord,
} from '../order.queries.ts';
import { canMove } from '../order.states.ts';
import { toOrderEvent } from '../order-event.ts';
import { getShopOrder } from './get-shop-order.ts';
import { findRecallUntil, listLastShipped } from './recall.rules.ts';
import { isParcelUsed, listSentPieces, markUnshipped } from './sent-pieces.queries.ts';
import { catchRefusal } from './ship-many.ts';

type Answer = CallOut<'POST /seller/orders/recall'>;

/** Takes back what was shipped last of each order, each by itself; the buyers are told. */
export async function recallShipments(
  ctx: Context,
  { order_ids }: CallChecked<'POST /seller/orders/recall'>,
): Promise<Answer> {
  recordNothing(ctx); // each that is recalled is recorded by itself
  const rows: Answer['rows'] = [];
  for (const id of new Set(order_ids)) {
    const { orderNo } = await getShopOrder(ctx, id);
    const refusal = await catchRefusal(() => recallOne(ctx, id));
    const msg = refusal ? ctx.services.translate(ctx.language, refusal.key, refusal.params) : '';
    rows.push({ order_id: id, order_no: orderNo, ok: !refusal, msg });
  }
  return { rows, recalled: rows.filter(({ ok }) => ok).length };
}

/** The order is held, as a receipt or a refund holds it: of both at once, the second is refused. */
const recallOne = (ctx: Context, id: number): Promise<void> =>
  transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx.db, id);
    if (!order || !canMove(order.state, 'recall')) throw new Refusal('orders.state_changed');
    if (order.openRefunds > 0) throw new Refusal('orders.recall_in_refund');
    const lines = await listLines(ctx.db, [id]);
    const minutes = ctx.services.settings.get('orders.recall_minutes');
    const until = findRecallUntil(order, lines, minutes);
    if (until === null || until <= ctx.clock.now()) throw new Refusal('orders.recall_too_late', { minutes });
    await takeBack(ctx, order);
  });

async function takeBack(ctx: Context, order: OrderRecord): Promise<void> {
  const { id } = order;
  const sent = await listSentPieces(ctx.db, id);
  const recalled = listLastShipped(sent);
  await markUnshipped(ctx.db, id, recalled);
  const earlier = listLastShipped(sent.filter((one) => !recalled.includes(one)));
  if (earlier.length > 0) await attachParcel(ctx.db, id, earlier[0]?.parcelId ?? null);
  else {
    const back = { shippedAt: null, receiveDueAt: null, parcelId: null };
    if (!(await claimMove(ctx.db, 'recall', id, back))) throw new Refusal('orders.state_changed');
  }
  const parcelId = recalled[0]?.parcelId ?? null;
  // another order may be in the same parcel
  if (parcelId !== null && !(await isParcelUsed(ctx.db, parcelId))) {
    await withdrawWaybill(ctx, parcelId);
    await removeParcel(ctx.db, parcelId);
  }
  const logId = await insertLogRow(ctx.db, {
    orderId: id,
    event: 'recalled',
    by: 'seller',
    byId: requireActor(ctx, 'seller').staffId,
    at: ctx.clock.now(),
  });
  await recordChange(ctx, {
    subject: 'order',
    id,
    before: { state: order.state, shipped: recalled.reduce((sum, { number }) => sum + number, 0) },
    after: { state: earlier.length > 0 ? order.state : 'pending_shipment', shipped: 0 },
  });
  await emit(ctx, 'orders.recalled', { ...toOrderEvent(order), logId });
}
