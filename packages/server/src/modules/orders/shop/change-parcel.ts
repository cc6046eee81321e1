import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertParcel, correctParcel, withdrawWaybill } from '../../shipping/index.ts';
import { insertLogRow } from '../order.queries.ts';
import { toOrderEvent } from '../order-event.ts';
import { getShopOrder } from './get-shop-order.ts';
import { listParcelPieces, lockOrdersOfParcel } from './sent-pieces.queries.ts';
import { presentShopOrder } from './show-shop-order.ts';

/** Corrects the carrier or the number of a parcel before it is received; each order in it says so to its buyer. */
export async function changeParcel(
  ctx: Context,
  { order_id, parcel_id, seen, carrier, tracking_no }: CallChecked<'POST /seller/orders/change_parcel'>,
): Promise<CallOut<'POST /seller/orders/change_parcel'>> {
  const { staffId } = requireActor(ctx, 'seller');
  const order = await getShopOrder(ctx, order_id);
  const sent = await listParcelPieces(ctx.db, order_id);
  if (!sent.some(({ parcelId }) => parcelId === parcel_id)) throw new Refusal('common.not_found');
  await assertParcel(ctx, { carrier, tracking_no });
  await transact(ctx, async (ctx) => {
    const sharing = await lockOrdersOfParcel(ctx.db, parcel_id);
    if (!sharing.every(({ state }) => state === 'shipped')) throw new Refusal('orders.state_changed');
    const before = await correctParcel(ctx.db, parcel_id, { seen, carrier, trackingNo: tracking_no });
    if (!before) throw new Refusal('orders.state_changed');
    if (seen !== tracking_no || before.carrier !== carrier) await withdrawWaybill(ctx, parcel_id);
    for (const one of sharing) {
      const logId = await insertLogRow(ctx.db, {
        orderId: one.id,
        event: 'parcel_changed',
        by: 'seller',
        byId: staffId,
        note: `${seen} → ${tracking_no}`,
        at: ctx.clock.now(),
      });
      await recordChange(ctx, { subject: 'order', id: one.id, before, after: { carrier, tracking_no } });
      await emit(ctx, 'orders.parcel_changed', { ...toOrderEvent(one), logId, trackingNo: tracking_no });
    }
  });
  return presentShopOrder(ctx, order);
}
