/** What was sold by day, as it was summed up; of one shop, or of all of them. */
import { and, between, count, desc, eq, gt, gte, inArray, isNotNull, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { Days } from '../../../kernel/time/days.ts';
import { selectStretch } from '../../../kernel/time/market-days.queries.ts';
import { orders } from '../order.tables.ts';
import { goodsSalesDays, type SalesPart, salesDayParts, salesDays } from './sales-days.tables.ts';

const whole = (column: SQL | Parameters<typeof sum>[0]) => sum(column).mapWith(Number);
const ofShop = (column: typeof salesDays.shopId, shopId: number | undefined) =>
  shopId === undefined ? undefined : eq(column, shopId);

/** Days without an order are not among them. */
export const listSalesDays = (db: Db, { from, to }: Days, shopId?: number) =>
  db
    .select({
      day: salesDays.day,
      placed: whole(salesDays.placed),
      placers: whole(salesDays.placers),
      orders: whole(salesDays.orders),
      buyers: whole(salesDays.buyers),
      cents: whole(salesDays.cents),
      refunded: whole(salesDays.refunded),
      shops: sql<number>`(count(*) filter (where ${salesDays.orders} > 0))::int`,
    })
    .from(salesDays)
    .where(and(between(salesDays.day, from, to), ofShop(salesDays.shopId, shopId)))
    .groupBy(salesDays.day);

export const countSellingShops = (db: Db, { from, to }: Days): Promise<number> =>
  db
    .select({ shops: sql<number>`count(distinct ${salesDays.shopId})::int` })
    .from(salesDays)
    .where(and(between(salesDays.day, from, to), gt(salesDays.orders, 0)))
    .then(([row]) => row?.shops ?? 0);

/** The paid orders of some days, divided by one of the parts, the largest first. */
export const listSalesParts = (db: Db, part: SalesPart, { from, to }: Days, shopId?: number) =>
  db
    .select({
      name: salesDayParts.name,
      orders: whole(salesDayParts.orders),
      buyers: whole(salesDayParts.buyers),
      cents: whole(salesDayParts.cents),
    })
    .from(salesDayParts)
    .where(
      and(
        eq(salesDayParts.part, part),
        between(salesDayParts.day, from, to),
        shopId === undefined ? undefined : eq(salesDayParts.shopId, shopId),
      ),
    )
    .groupBy(salesDayParts.name)
    .orderBy(desc(sum(salesDayParts.cents)), salesDayParts.name);

/** What sold for the most, or what these products sold for. */
export const listGoodsSales = (
  db: Db,
  shopId: number,
  { from, to }: Days,
  { ids, limit }: { ids?: readonly number[]; limit: number },
) =>
  db
    .select({
      goodsId: goodsSalesDays.goodsId,
      orders: whole(goodsSalesDays.orders),
      pieces: whole(goodsSalesDays.pieces),
      cents: whole(goodsSalesDays.cents),
    })
    .from(goodsSalesDays)
    .where(
      and(
        eq(goodsSalesDays.shopId, shopId),
        between(goodsSalesDays.day, from, to),
        ids ? inArray(goodsSalesDays.goodsId, [...ids]) : undefined,
      ),
    )
    .groupBy(goodsSalesDays.goodsId)
    .orderBy(desc(sum(goodsSalesDays.cents)), goodsSalesDays.goodsId)
    .limit(limit);

/** The shops that sold the most, or what these sold. */
export const listShopSales = (
  db: Db,
  { from, to }: Days,
  { ids, limit }: { ids?: readonly number[]; limit: number },
) =>
  db
    .select({
      shopId: salesDays.shopId,
      orders: whole(salesDays.orders),
      cents: whole(salesDays.cents),
      refunded: whole(salesDays.refunded),
    })
    .from(salesDays)
    .where(and(between(salesDays.day, from, to), ids ? inArray(salesDays.shopId, [...ids]) : undefined))
    .groupBy(salesDays.shopId)
    .orderBy(desc(sum(salesDays.cents)), salesDays.shopId)
    .limit(limit);

/**
 * How many people bought in one of the steps between these edges who first bought in the same or an earlier one. Those
 * who first bought before all of them, as most have in an old shop, are left out before their orders are looked at.
 */
export async function listCohorts(db: Db, edges: readonly [Date, ...Date[]], shopId: number) {
  const ofShop = and(eq(orders.shopId, shopId), isNotNull(orders.paidAt));
  const began = db
    .select({ shopperId: orders.shopperId, at: sql<Date>`min(${orders.paidAt})`.as('at') })
    .from(orders)
    .where(ofShop)
    .groupBy(orders.shopperId)
    .having(sql`min(${orders.paidAt}) >= ${edges[0].toISOString()}::timestamptz`)
    .as('began');
  const people = db
    .selectDistinct({
      shopperId: orders.shopperId,
      first: selectStretch(began.at, edges).as('first'),
      step: selectStretch(orders.paidAt, edges).as('step'),
    })
    .from(orders)
    .innerJoin(began, eq(began.shopperId, orders.shopperId))
    .where(and(ofShop, gte(orders.paidAt, edges[0])))
    .as('people');
  return db
    .select({ first: people.first, step: people.step, people: count() })
    .from(people)
    .groupBy(people.first, people.step);
}

/** How many people bought in these days, each counted once. */
export const countBuyers = (
  db: Db,
  { from, to }: { from: Date; to: Date },
  shopId: number,
): Promise<number> =>
  db
    .select({ buyers: sql<number>`count(distinct ${orders.shopperId})::int` })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), between(orders.paidAt, from, to)))
    .then(([row]) => row?.buyers ?? 0);

/** Who paid in which of the steps that begin and end at these edges, `(shopper_id, step)`; given to a query of identity. */
export const selectBuyerSteps = (db: Db, edges: readonly [Date, ...Date[]]) =>
  db
    .select({
      shopperId: orders.shopperId,
      step: selectStretch(orders.paidAt, edges),
    })
    .from(orders)
    .where(and(isNotNull(orders.paidAt), between(orders.paidAt, edges[0], edges.at(-1) ?? edges[0])))
    .groupBy(sql`1, 2`);
