/** An order as refunds sees it. */
import type { Context } from '../../../kernel/context.ts';
import { listLines, lockOrder, type OrderLineRecord, type OrderRecord } from '../order.queries.ts';
import { addHold, listWithPayment, removeHold } from './after-sale.queries.ts';

export type AfterSaleOrder = OrderRecord & {
  lines: OrderLineRecord[];
  /** Of the payment of its trade; null while it is unpaid and where it cost nothing. */
  paymentNo: string | null;
};

/** By id; an order that there is not is not among them. */
export async function findAfterSales(
  ctx: Context,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, AfterSaleOrder>> {
  if (orderIds.length === 0) return new Map();
  const lines = Map.groupBy(await listLines(ctx.db, orderIds), ({ orderId }) => orderId);
  const found = await listWithPayment(ctx.db, orderIds);
  return new Map(found.map((order) => [order.id, { ...order, lines: lines.get(order.id) ?? [] }]));
}

export const findAfterSale = async (ctx: Context, orderId: number): Promise<AfterSaleOrder | null> =>
  (await findAfterSales(ctx, [orderId])).get(orderId) ?? null;

/** Takes the order's row until the transaction ends: what it answers stays so until then. */
export async function lockAfterSale(ctx: Context, orderId: number): Promise<AfterSaleOrder> {
  await lockOrder(ctx.db, orderId);
  const order = await findAfterSale(ctx, orderId);
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

/**
 * In the transaction that opens a refund, before its row is written: a call that ships, receives or releases the order
 * meanwhile waits for it. From here on nothing happens to the order by itself until `endHold`.
 */
export async function holdForRefund(ctx: Context, orderId: number): Promise<AfterSaleOrder> {
  await lockOrder(ctx.db, orderId);
  await addHold(ctx.db, orderId, ctx.clock.now());
  const order = await findAfterSale(ctx, orderId);
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

/** In the transaction that ends a refund. */
export async function endHold(ctx: Context, orderId: number): Promise<void> {
  await removeHold(ctx.db, orderId, ctx.clock.now());
}
