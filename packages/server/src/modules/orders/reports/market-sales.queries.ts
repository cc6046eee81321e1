/** How the whole market sells, by periods and steps of them. */

import { and, count, countDistinct, desc, eq, gte, inArray, isNotNull, lt, ne, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { selectStretch } from '../../../kernel/time/market-days.queries.ts';
import { keptCents, netCents } from '../order.queries.ts';
import { orderLines, orders } from '../order.tables.ts';

export type Period = { from: Date; to: Date };

/** Where the steps of a period begin and end. */
export type Edges = readonly [Date, ...Date[]];

const toPeriod = (edges: Edges): Period => ({ from: edges[0], to: edges.at(-1) ?? edges[0] });

const paidIn = ({ from, to }: Period, shopId?: number) =>
  and(
    gte(orders.paidAt, from),
    lt(orders.paidAt, to),
    shopId === undefined ? undefined : eq(orders.shopId, shopId),
  );
const placedIn = ({ from, to }: Period) => and(gte(orders.placedAt, from), lt(orders.placedAt, to));
const cents = sum(netCents).mapWith(Number);
/** Money of it went back, otherwise than as a ladder's difference. */
export const isRefunded = sql`${orders.closeReason} in ('refunded', 'group_failed')
  or case when ${orders.kind} = 'ladder'
    then exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.returnedNumber} > 0)
    else ${orders.returnedCents} > 0 end`;
const refunded = sql<number>`(count(*) filter (where ${isRefunded}))::int`;

/** Of the orders paid in a period, in one shop or in all: how many, by how many people, in how many shops, for how much. */
export async function sumPaid(db: Db, period: Period, shopId?: number) {
  const [row] = await db
    .select({
      orders: count(),
      cents,
      buyers: countDistinct(orders.shopperId),
      shops: countDistinct(orders.shopId),
      refunded,
    })
    .from(orders)
    .where(paidIn(period, shopId));
  return { orders: 0, buyers: 0, shops: 0, refunded: 0, ...row, cents: row?.cents ?? 0 };
}

/** Of the orders placed in a period: how many, and how many of them were paid. */
export async function countPlaced(db: Db, period: Period): Promise<{ placed: number; paid: number }> {
  const [row] = await db
    .select({ placed: count(), paid: count(orders.paidAt) })
    .from(orders)
    .where(placedIn(period));
  return row ?? { placed: 0, paid: 0 };
}

/** The paid orders of the steps that begin and end at these edges; a step without one is not among them. */
export const listPaidSteps = (db: Db, edges: Edges, shopId?: number) =>
  db
    .select({
      step: selectStretch(orders.paidAt, edges),
      orders: count(),
      cents,
      buyers: countDistinct(orders.shopperId),
      refunded,
    })
    .from(orders)
    .where(paidIn(toPeriod(edges), shopId))
    .groupBy(sql`1`);

export const listPlacedSteps = (db: Db, edges: Edges) =>
  db
    .select({ step: selectStretch(orders.placedAt, edges), placed: count() })
    .from(orders)
    .where(placedIn(toPeriod(edges)))
    .groupBy(sql`1`);

/** The shops that sold the most in a period. */
export const listBestShops = (db: Db, period: Period, limit: number) =>
  db
    .select({ shopId: orders.shopId, cents })
    .from(orders)
    .where(paidIn(period))
    .groupBy(orders.shopId)
    .orderBy(desc(sum(netCents)), orders.shopId)
    .limit(limit);

/** What these shops sold in a period, by shop. */
export async function sumSalesByShop(db: Db, period: Period, shopIds: readonly number[]) {
  const rows = await db
    .select({ shopId: orders.shopId, cents })
    .from(orders)
    .where(and(paidIn(period), inArray(orders.shopId, [...shopIds])))
    .groupBy(orders.shopId);
  return new Map(rows.map((row) => [row.shopId, row.cents]));
}

/**
 * What each goods sold for in a period, `(goods_id, cents)`; what was closed again or went back did not sell. Not loaded but
 * given to a query of catalog, which adds it up by category.
 */
export const selectGoodsSales = (db: Db, period: Period) =>
  db
    .select({ goodsId: orderLines.goodsId, cents: sum(keptCents) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(paidIn(period), ne(orders.state, 'closed')))
    .groupBy(orderLines.goodsId);

export async function sumShopSales(db: Db, shopId: number, since: Date) {
  const [row] = await db
    .select({ orders: count(), cents })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), isNotNull(orders.paidAt), gte(orders.paidAt, since)));
  return { orders: row?.orders ?? 0, cents: row?.cents ?? 0 };
}
