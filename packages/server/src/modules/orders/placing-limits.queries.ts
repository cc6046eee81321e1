import { and, count, countDistinct, eq, gt, inArray, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { orderLines, orders, trades } from './order.tables.ts';

/** Any number that nothing else locks by. */
const placingLock = 7_420_113;

/** One placing of a person after the other, until the transaction ends: what they hold is counted by one at a time. */
export const lockPlacing = (db: Db, shopperId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(${placingLock}, ${shopperId % 2 ** 31}::int)`);

const unpaidOf = (shopperId: number) =>
  and(eq(orders.shopperId, shopperId), eq(orders.state, 'pending_payment'));

export async function countUnpaidTrades(db: Db, shopperId: number): Promise<number> {
  const [row] = await db
    .select({ trades: countDistinct(orders.tradeId) })
    .from(orders)
    .where(unpaidOf(shopperId));
  return row?.trades ?? 0;
}

export async function countPlacedSince(db: Db, shopperId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ trades: count() })
    .from(trades)
    .where(and(eq(trades.shopperId, shopperId), gt(trades.placedAt, since)));
  return row?.trades ?? 0;
}

/** How many pieces of each of these skus the person's unpaid orders hold. */
export async function countUnpaidPieces(
  db: Db,
  shopperId: number,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ skuId: orderLines.skuId, pieces: sum(orderLines.number).mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(unpaidOf(shopperId), inArray(orderLines.skuId, [...skuIds])))
    .groupBy(orderLines.skuId);
  return new Map(rows.map(({ skuId, pieces }) => [skuId, pieces]));
}
