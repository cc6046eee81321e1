import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { OrderRecord } from '../order.queries.ts';
import { orderLines, orders, trades } from '../order.tables.ts';
import type { Returned } from './refund-plan.rules.ts';

/** Orders with the payment of their trade. */
export async function listWithPayment(
  db: Db,
  orderIds: readonly number[],
): Promise<(OrderRecord & { paymentNo: string | null })[]> {
  const rows = await db
    .select({ order: orders, paymentNo: trades.paymentNo })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(inArray(orders.id, [...orderIds]));
  return rows.map(({ order, paymentNo }) => ({ ...order, paymentNo }));
}

/** One more refund of the order is open; its timers stand still from the first on. */
export const addHold = (db: Db, orderId: number, now: Date) =>
  db
    .update(orders)
    .set({
      openRefunds: sql`${orders.openRefunds} + 1`,
      pausedAt: sql`coalesce(${orders.pausedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(orders.id, orderId));

/** One fewer is open; with the last the timer of the state the order is in goes on with the time it had left. */
export const removeHold = (db: Db, orderId: number, now: Date) => {
  const isLast = sql`${orders.openRefunds} = 1`;
  const stoodStill = sql`(${now.toISOString()}::timestamptz - ${orders.pausedAt})`;
  return db
    .update(orders)
    .set({
      openRefunds: sql`${orders.openRefunds} - 1`,
      pausedAt: sql`case when ${isLast} then null else ${orders.pausedAt} end`,
      receiveDueAt: sql`case when ${isLast} and ${orders.state} = 'shipped'
        then ${orders.receiveDueAt} + ${stoodStill} else ${orders.receiveDueAt} end`,
      commentDueAt: sql`case when ${isLast} and ${orders.state} = 'pending_review'
        then ${orders.commentDueAt} + ${stoodStill} else ${orders.commentDueAt} end`,
    })
    .where(eq(orders.id, orderId));
};

export async function addReturned(
  db: Db,
  { orderId, lineId }: { orderId: number; lineId: number },
  { order, line }: Returned,
  unsent: number,
): Promise<void> {
  await db
    .update(orders)
    .set({
      returnedCents: sql`${orders.returnedCents} + ${order.returnedCents}`,
      freightReturnedCents: sql`${orders.freightReturnedCents} + ${order.freightReturnedCents}`,
      promotionReturnedCents: sql`${orders.promotionReturnedCents} + ${order.promotionReturnedCents}`,
    })
    .where(eq(orders.id, orderId));
  await db
    .update(orderLines)
    .set({
      returnedCents: sql`${orderLines.returnedCents} + ${line.returnedCents}`,
      goodwillCents: sql`${orderLines.goodwillCents} + ${line.goodwillCents}`,
      promotionReturnedCents: sql`${orderLines.promotionReturnedCents} + ${line.promotionReturnedCents}`,
      returnedNumber: sql`${orderLines.returnedNumber} + ${line.returnedNumber}`,
      returnedUnsent: sql`${orderLines.returnedUnsent} + ${unsent}`,
    })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.id, lineId)));
}
