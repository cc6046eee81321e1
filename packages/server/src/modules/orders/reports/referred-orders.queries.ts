import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { orderLines, orders, trades } from '../order.tables.ts';

/** The orders that these numbers stand for, of orders or of trades, with the first line of each. */
export function listByNumbers(db: Db, numbers: readonly string[]) {
  const ofNumber = db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.orderNo, [...numbers]));
  const ofTrade = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(inArray(trades.tradeNo, [...numbers]));
  return db
    .selectDistinctOn([orders.id], {
      id: orders.id,
      orderNo: orders.orderNo,
      tradeNo: trades.tradeNo,
      shopId: orders.shopId,
      kind: orders.kind,
      title: orderLines.title,
      titleEn: orderLines.titleEn,
    })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(orders.id, union(ofNumber, ofTrade)))
    .orderBy(orders.id, orderLines.id);
}

/** The orders of a shop that were completed within a time, the earliest first. */
export const listCompletedOfShop = (db: Db, shopId: number, { from, to }: { from: Date; to: Date }) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.shopId, shopId),
        eq(orders.state, 'completed'),
        gte(orders.completedAt, from),
        lt(orders.completedAt, to),
      ),
    )
    .orderBy(asc(orders.completedAt), asc(orders.id));
