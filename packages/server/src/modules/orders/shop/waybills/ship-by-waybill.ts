import type { CallChecked, CallOut } from '@chengji/contract';
import { recordNothing } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { findSkusForSale } from '../../../catalog/index.ts';
import { abandonWaybill, askForNumber, beginWaybill, sendByWaybill } from '../../../shipping/index.ts';
import { lockOrder, type OrderRecord } from '../../order.queries.ts';
import { getShopOrder } from '../get-shop-order.ts';
import { catchRefusal, findRecallEnd } from '../ship-many.ts';
import { type SentLine, sendOff, takeLines, toParcelReference } from '../ship-order.ts';

type Answer = CallOut<'POST /seller/orders/ship_by_waybill'>;

/** Each order is shipped or refused by itself; who asks again for one whose answer was lost is given the same number. */
export async function shipByWaybill(
  ctx: Context,
  { order_ids, carrier }: CallChecked<'POST /seller/orders/ship_by_waybill'>,
): Promise<Answer> {
  recordNothing(ctx); // each that is shipped is recorded by itself
  const rows: Answer['rows'] = [];
  for (const id of new Set(order_ids)) {
    const order = await getShopOrder(ctx, id);
    let tracking_no = '';
    const refusal = await catchRefusal(async () => {
      tracking_no = await shipOne(ctx, order, carrier);
    });
    const msg = refusal ? ctx.services.translate(ctx.language, refusal.key, refusal.params) : '';
    rows.push({ order_id: id, order_no: order.orderNo, ok: !refusal, msg, tracking_no });
  }
  const shipped = rows.filter(({ ok }) => ok).length;
  return { rows, shipped, recall_until: findRecallEnd(ctx, shipped) };
}

/** The provider is asked between two transactions: the first writes what is asked, the second ships by the answer. */
async function shipOne(ctx: Context, { id, orderNo }: OrderRecord, carrier: string): Promise<string> {
  const waybill = await transact(ctx, async (ctx) => {
    const { order, lines } = await holdLines(ctx, id);
    return beginWaybill(ctx, {
      shopId: order.shopId,
      orderId: id,
      orderNo,
      carrier,
      to: {
        name: order.address.name,
        mobile: order.address.mobile,
        address: `${order.address.area}${order.address.detail}`.replace(/\s/g, ''),
      },
      cargo: lines.map(({ title }) => title).join('、'),
      weightGrams: await weigh(ctx, lines),
    });
  });
  const issued = await askForNumber(ctx, waybill);
  try {
    await transact(ctx, async (ctx) => {
      const { order, lines } = await holdLines(ctx, id);
      const parcelId = await sendByWaybill(ctx, waybill, issued, {
        reference: toParcelReference(order, lines),
        toDistrictCode: order.address.districtCode,
      });
      if (parcelId === null) throw new Refusal('orders.state_changed');
      const shipment = { carrier: waybill.carrierCode, tracking_no: issued.trackingNo };
      await sendOff(ctx, order, { lines, shipment, parcelId });
    });
  } catch (error) {
    if (error instanceof Refusal) await abandonWaybill(ctx, waybill, issued);
    throw error;
  }
  return issued.trackingNo;
}

async function holdLines(ctx: Context, id: number) {
  const order = await lockOrder(ctx.db, id);
  if (!order) throw new Refusal('common.not_found');
  return { order, lines: await takeLines(ctx, order, { withoutRefunds: false }) };
}

/** By what the skus weigh now. */
async function weigh({ db }: Context, lines: readonly SentLine[]): Promise<number> {
  const skus = await findSkusForSale(
    db,
    lines.map(({ skuId }) => skuId),
  );
  const grams = new Map(skus.map(({ skuId, weightGrams }) => [skuId, weightGrams]));
  return lines.reduce((sum, { skuId, sending }) => sum + (grams.get(skuId) ?? 0) * sending, 0);
}
