/** What an order shows besides its own row. */
import type { OrderDetails } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { findParcel, listTracking } from '../shipping/index.ts';
import { findShops, type ShopCard } from '../shops/index.ts';
import { type LineAfterSale, showAfterSale } from './after-sale/line-after-sale.rules.ts';
import { findLineRefunds } from './after-sale/line-refunds.ts';
import { listLines, type OrderLineRecord, type OrderRecord } from './order.queries.ts';
import { type KindView, purchaseKind } from './purchase-kinds.ts';
import { listParcelPieces } from './shop/sent-pieces.queries.ts';

export type OrderParts = {
  lines: readonly (OrderLineRecord & { afterSale: LineAfterSale })[];
  shop: ShopCard;
  /** What the way it was bought adds; null when it was bought directly. */
  view: KindView | null;
};

/** Of all these orders at once; an order's shop is always there. */
export async function findParts(
  ctx: Context,
  orders: readonly OrderRecord[],
): Promise<(order: OrderRecord) => OrderParts> {
  const ids = orders.map(({ id }) => id);
  const shopIds = [...new Set(orders.map(({ shopId }) => shopId))];
  const allLines = await listLines(ctx.db, ids);
  const linesByOrder = Map.groupBy(allLines, ({ orderId }) => orderId);
  const refunds = await findLineRefunds(
    ctx,
    allLines.map(({ id }) => id),
  );
  const shops = await findShops(ctx.db, shopIds, ctx.language);
  const views = await findViews(ctx, orders);
  const now = ctx.clock.now();
  return (order) => {
    const shop = shops.get(order.shopId);
    if (!shop) throw new Error(`no shop ${order.shopId}`);
    const lines = linesByOrder.get(order.id) ?? [];
    return {
      lines: lines.map((line) => ({
        ...line,
        afterSale: showAfterSale({ ...order, lines }, line, refunds, now),
      })),
      shop,
      view: views.get(order.id) ?? null,
    };
  };
}

async function findViews(ctx: Context, orders: readonly OrderRecord[]): Promise<Map<number, KindView>> {
  const views = new Map<number, KindView>();
  for (const [kind, ofKind] of Map.groupBy(orders, ({ kind }) => kind)) {
    const shown = await purchaseKind(ctx, kind)?.show(
      ctx,
      ofKind.map(({ id }) => id),
    );
    for (const [orderId, view] of shown ?? []) views.set(orderId, view);
  }
  return views;
}

/** The parcel sent last, and each one with what is in it. */
export async function findTracking(
  ctx: Context,
  order: OrderRecord,
): Promise<Pick<OrderDetails, 'parcel' | 'steps' | 'parcels'>> {
  const sent = await listParcelPieces(ctx.db, order.id);
  const parcels = [];
  for (const [parcelId, pieces] of Map.groupBy(sent, (one) => one.parcelId)) {
    const others = pieces.flatMap(({ orderNo }) => (orderNo === order.orderNo ? [] : [orderNo]));
    parcels.push({
      id: parcelId,
      ...(await findParcel(ctx, parcelId)),
      lines: pieces.flatMap(({ lineId, number, orderId }) =>
        orderId === order.id ? [{ line_id: lineId, number }] : [],
      ),
      steps: await listTracking(ctx, parcelId),
      shared_with: [...new Set(others)],
    });
  }
  const last = parcels.find(({ id }) => id === order.parcelId);
  if (!last) return { parcel: null, steps: [], parcels };
  const { carrier, carrier_code, tracking_no, phone } = last;
  return { parcel: { carrier, carrier_code, tracking_no, phone }, steps: last.steps, parcels };
}
