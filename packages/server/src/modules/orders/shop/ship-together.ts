import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertParcel, sendParcel } from '../../shipping/index.ts';
import { lockOrder, type OrderRecord } from '../order.queries.ts';
import { canMove } from '../order.states.ts';
import { getShopOrder } from './get-shop-order.ts';
import { sendOff, takeLines } from './ship-order.ts';

/** All of them in one parcel, or none of them. They are held in the order of their ids. */
export async function shipTogether(
  ctx: Context,
  { order_ids, ...shipment }: CallChecked<'POST /seller/orders/ship_together'>,
): Promise<CallOut<'POST /seller/orders/ship_together'>> {
  const ids = [...new Set(order_ids)].sort((a, b) => a - b);
  for (const id of ids) await getShopOrder(ctx, id);
  await assertParcel(ctx, shipment);
  return transact(ctx, async (ctx) => {
    const orders: OrderRecord[] = [];
    for (const id of ids) {
      const order = await lockOrder(ctx.db, id);
      if (order) orders.push(order);
    }
    const [first] = orders;
    if (!first || !goTogether(orders)) throw new Refusal('orders.not_together');
    const parcelId = await sendParcel(ctx, {
      reference: `orders:${ids.join('+')}`,
      shopId: first.shopId,
      carrier: shipment.carrier,
      trackingNo: shipment.tracking_no,
      to: first.address,
    });
    for (const order of orders) {
      const lines = await takeLines(ctx, order, { withoutRefunds: false });
      await sendOff(ctx, order, { lines, shipment, parcelId });
    }
    return { shipped: orders.length };
  });
}

/** Of one buyer, to one address, none of them shipped before. */
function goTogether(orders: readonly OrderRecord[]): boolean {
  const toPlace = ({ shopperId, address }: OrderRecord) =>
    [shopperId, address.name, address.mobile, address.districtCode, address.detail].join('\n');
  return (
    orders.length > 1 &&
    orders.every(({ state }) => canMove(state, 'ship')) &&
    new Set(orders.map(toPlace)).size === 1
  );
}
