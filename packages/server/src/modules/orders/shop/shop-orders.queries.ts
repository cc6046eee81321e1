import type { OrderState } from '@chengji/contract';
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { selectDay } from '../../../kernel/time/market-days.queries.ts';
import { keptCents, keptNumber, netCents, type OrderRecord } from '../order.queries.ts';
import { orderLines, orders, trades } from '../order.tables.ts';
import { type ListedOrder, matchesKeyword } from '../order-lists.queries.ts';

export type ShopOrderFilter = {
  shopId: number;
  state: OrderState | undefined;
  keyword: string | undefined;
  from: Date | undefined;
  to: Date | undefined;
  /** Only those that should have been shipped by this moment. */
  lateAt: Date | undefined;
};

const sorts = { new: desc(orders.id), old: asc(orders.id), amount: desc(orders.payableCents) };

const matches = (db: Db, filter: ShopOrderFilter): SQL | undefined =>
  and(
    eq(orders.shopId, filter.shopId),
    filter.state && eq(orders.state, filter.state),
    filter.from && gte(orders.placedAt, filter.from),
    filter.to && lt(orders.placedAt, filter.to),
    filter.lateAt && isLate(filter.lateAt),
    filter.keyword ? or(matchesKeyword(db, filter.keyword), isFor(filter.keyword)) : undefined,
  );

/** Whose parcel it is, by name or whole mobile number. */
const isFor = (keyword: string) =>
  or(
    ilike(sql`${orders.address}->>'name'`, toPattern(keyword)),
    eq(sql`${orders.address}->>'mobile'`, keyword),
  );

const isLate = (now: Date) => and(eq(orders.state, 'pending_shipment'), lt(orders.shipDueAt, now));

export async function listShopOrders(
  db: Db,
  filter: ShopOrderFilter,
  page: { sort: keyof typeof sorts; limit: number; offset: number },
): Promise<{ rows: ListedOrder[]; total: number }> {
  const where = matches(db, filter);
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  const rows = await db
    .select({ order: orders, tradeNo: trades.tradeNo })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(where)
    .orderBy(sorts[page.sort], desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows: rows.map(({ order, tradeNo }) => ({ ...order, tradeNo })), total: counted?.total ?? 0 };
}

/** In the order of their ids, to walk through all of them. */
export async function listShopOrdersAfter(
  db: Db,
  filter: ShopOrderFilter,
  { after, limit }: { after: number; limit: number },
): Promise<ListedOrder[]> {
  const rows = await db
    .select({ order: orders, tradeNo: trades.tradeNo })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(and(matches(db, filter), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ order, tradeNo }) => ({ ...order, tradeNo }));
}

export const countShopOrders = (db: Db, filter: ShopOrderFilter): Promise<number> =>
  db.$count(orders, matches(db, filter));

/** How many orders of a shop, or of a shopper, stand in each state. */
export async function countByState(db: Db, whose: { shopId: number } | { shopperId: number }) {
  const owner = 'shopId' in whose ? eq(orders.shopId, whose.shopId) : eq(orders.shopperId, whose.shopperId);
  const rows = await db
    .select({ state: orders.state, orders: count() })
    .from(orders)
    .where('shopId' in whose ? owner : and(owner, sql`${orders.hiddenAt} is null`))
    .groupBy(orders.state);
  return new Map<OrderState, number>(rows.map((row) => [row.state, row.orders]));
}

export async function countLate(db: Db, shopId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), isLate(now)));
  return row?.orders ?? 0;
}

/** Paid orders of a shop by the day they were paid, in the market's time zone. */
export async function listSalesByDay(db: Db, zone: string, shopId: number, since: Date) {
  const day = selectDay(zone, orders.paidAt);
  return db
    .select({
      day,
      orders: count(),
      cents: sum(netCents).mapWith(Number),
      buyers: countDistinct(orders.shopperId),
    })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), isNotNull(orders.paidAt), gte(orders.paidAt, since)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

export const listBestSellers = (db: Db, shopId: number, since: Date, limit: number) =>
  db
    .select({
      goodsId: orderLines.goodsId,
      title: sql<string>`max(${orderLines.title})`,
      titleEn: sql<string>`max(${orderLines.titleEn})`,
      image: sql<string>`max(${orderLines.image})`,
      number: sum(keptNumber).mapWith(Number),
      cents: sum(keptCents).mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.shopId, shopId), gte(orders.paidAt, since), ne(orders.state, 'closed')))
    .groupBy(orderLines.goodsId)
    .orderBy(desc(sum(keptCents)))
    .limit(limit);

/** What was paid to the shop and is not settled yet. */
export async function sumUnsettled(db: Db, shopId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sum(netCents).mapWith(Number) })
    .from(orders)
    .where(
      and(
        eq(orders.shopId, shopId),
        inArray(orders.state, ['pending_shipment', 'shipped', 'pending_review']),
      ),
    );
  return row?.cents ?? 0;
}

export const findOrdersByNumber = (
  db: Db,
  shopId: number,
  numbers: readonly string[],
): Promise<OrderRecord[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.orderNo, [...numbers])));
