import type { OrderFlag, OrderState, PurchaseKind, VisitSource } from '@chengji/contract';
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { holdsText, toPattern } from '../../../kernel/db/pattern.ts';
import { selectDay } from '../../../kernel/time/market-days.queries.ts';
import { keptCents, keptNumber, netCents, type OrderRecord } from '../order.queries.ts';
import { orderLines, orders, trades } from '../order.tables.ts';
import { type ListedOrder, matchesKeyword } from '../order-lists.queries.ts';
import { lineSources } from '../sources/line-sources.tables.ts';

/** What the orders of one shop and of the whole market are narrowed by alike. */
export type OrderFilter = {
  state?: OrderState | undefined;
  kind?: PurchaseKind | undefined;
  /** The code of a province. */
  province?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  paidFrom?: Date | undefined;
  paidTo?: Date | undefined;
  source?: VisitSource | undefined;
  /** Only those with a line of this product. */
  goodsId?: number | undefined;
  postId?: number | undefined;
  /** Only those that should have been shipped by this moment. */
  lateAt?: Date | undefined;
  /** Only those to be shipped within these moments. */
  dueWithin?: { from: Date; to: Date } | undefined;
  isRemarked?: boolean | undefined;
  flag?: OrderFlag | undefined;
};

export type ShopOrderFilter = OrderFilter & { shopId: number; keyword?: string | undefined };

const sorts = {
  new: desc(orders.id),
  old: asc(orders.id),
  amount: desc(orders.payableCents),
  due: asc(orders.shipDueAt),
};

export const matchesFilter = (db: Db, filter: OrderFilter): SQL | undefined =>
  and(
    filter.state && eq(orders.state, filter.state),
    filter.kind && eq(orders.kind, filter.kind),
    filter.province ? isSentTo(filter.province) : undefined,
    filter.from && gte(orders.placedAt, filter.from),
    filter.to && lt(orders.placedAt, filter.to),
    filter.paidFrom && gte(orders.paidAt, filter.paidFrom),
    filter.paidTo && lt(orders.paidAt, filter.paidTo),
    filter.source && hasSource(filter.source),
    filter.goodsId === undefined ? undefined : hasGoods(db, filter.goodsId),
    filter.postId === undefined ? undefined : wasFoundIn(db, filter.postId),
    filter.lateAt && isLate(filter.lateAt),
    filter.dueWithin && isDueWithin(filter.dueWithin),
    filter.isRemarked ? isRemarked : undefined,
    filter.flag && eq(orders.flag, filter.flag),
  );

const matches = (db: Db, filter: ShopOrderFilter): SQL | undefined =>
  and(
    eq(orders.shopId, filter.shopId),
    matchesFilter(db, filter),
    filter.keyword ? matchesWord(db, filter.shopId, filter.keyword) : undefined,
  );

/** A district's code begins with its province's. */
const isSentTo = (province: string) =>
  eq(sql`left(${orders.address}->>'districtCode', 2)`, province.slice(0, 2));

/** The last four digits of the phone an order goes to. */
export const mobileEnd = sql`right(${orders.address}->>'mobile', 4)`;

/** A number is looked for among numbers alone: a part of an order's, the end of a phone or the whole of it. */
function matchesWord(db: Db, shopId: number, keyword: string): SQL | undefined {
  const word = keyword.replace(/\s/g, '');
  if (/^\d{4,}$/.test(word)) {
    const ofShop = (also: SQL | undefined) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.shopId, shopId), also));
    const numbered = ofShop(like(orders.orderNo, toPattern(word)));
    if (word.length !== 4 && word.length !== 11) return inArray(orders.id, numbered);
    const phoned = ofShop(
      and(
        eq(mobileEnd, word.slice(-4)),
        word.length === 11 ? eq(sql`${orders.address}->>'mobile'`, word) : undefined,
      ),
    );
    return inArray(orders.id, unionAll(numbered, phoned));
  }
  return or(matchesKeyword(db, keyword), holdsText(sql`${orders.address}->>'name'`, keyword));
}

/** What is not known counts as elsewhere. */
const hasSource = (source: VisitSource) =>
  source === 'other' ? or(eq(orders.source, source), isNull(orders.source)) : eq(orders.source, source);

const wasFoundIn = (db: Db, postId: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(lineSources)
      .where(and(eq(lineSources.orderId, orders.id), eq(lineSources.postId, postId))),
  );

const hasGoods = (db: Db, goodsId: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.goodsId, goodsId))),
  );

const isLate = (now: Date) => and(eq(orders.state, 'pending_shipment'), lt(orders.shipDueAt, now));

const isDueWithin = ({ from, to }: { from: Date; to: Date }) =>
  and(eq(orders.state, 'pending_shipment'), gte(orders.shipDueAt, from), lt(orders.shipDueAt, to));

const isRemarked = ne(orders.remark, '');

/** Looked up for the rows of a page alone, where a join would be made of all that are sorted. */
const selectTradeNo = sql<string>`(select t.trade_no from ${trades} t where t.id = orders.trade_id)`;

export async function listShopOrders(
  db: Db,
  filter: ShopOrderFilter,
  page: { sort: keyof typeof sorts; limit: number; offset: number },
): Promise<{ rows: ListedOrder[]; total: number }> {
  const where = matches(db, filter);
  const order = [sorts[page.sort], desc(orders.id)];
  const list = (of: SQL | undefined) =>
    db
      .select({ order: orders, tradeNo: selectTradeNo })
      .from(orders)
      .where(of)
      .orderBy(...order);
  if (filter.keyword) {
    // a word is looked for in every order of the shop, so once for the page and its total
    const found = await db
      .select({ id: orders.id, total: sql<number>`(count(*) over ())::int` })
      .from(orders)
      .where(where)
      .orderBy(...order)
      .limit(page.limit)
      .offset(page.offset);
    const [first] = found;
    if (first) {
      const ids = found.map(({ id }) => id);
      return { rows: toListed(await list(inArray(orders.id, ids))), total: first.total };
    }
    return { rows: [], total: page.offset === 0 ? 0 : await db.$count(orders, where) };
  }
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  const rows = await list(where).limit(page.limit).offset(page.offset);
  return { rows: toListed(rows), total: counted?.total ?? 0 };
}

const toListed = (rows: readonly { order: OrderRecord; tradeNo: string }[]): ListedOrder[] =>
  rows.map(({ order, tradeNo }) => ({ ...order, tradeNo }));

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
  return toListed(rows);
}

export const countShopOrders = (db: Db, filter: ShopOrderFilter): Promise<number> =>
  db.$count(orders, matches(db, filter));

/** How many orders stand in each state: of the market, of a shop, of a shopper. */
export async function countByState(db: Db, { shopId, shopperId, isHiddenLeftOut = false }: CountedOrders) {
  const rows = await db
    .select({ state: orders.state, orders: count() })
    .from(orders)
    .where(
      and(
        shopId === undefined ? undefined : eq(orders.shopId, shopId),
        shopperId === undefined ? undefined : eq(orders.shopperId, shopperId),
        isHiddenLeftOut ? isNull(orders.hiddenAt) : undefined,
      ),
    )
    .groupBy(orders.state);
  return new Map<OrderState, number>(rows.map((row) => [row.state, row.orders]));
}

type CountedOrders = {
  shopId?: number | undefined;
  shopperId?: number | undefined;
  /** Without those their buyer deleted. */
  isHiddenLeftOut?: boolean;
};

/** Of what a shop has to ship: what is late, what must go soon or today, and what its buyers left a remark on. */
export async function countToShip(
  db: Db,
  shopId: number,
  { now, soon, night }: { now: Date; soon: Date; night: Date },
): Promise<{ late: number; soon: number; today: number; remarked: number }> {
  const [row] = await db
    .select({
      late: countIf(isLate(now)),
      soon: countIf(isDueWithin({ from: now, to: soon })),
      today: countIf(isDueWithin({ from: now, to: night })),
      remarked: countIf(isRemarked),
    })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.state, 'pending_shipment')));
  return row ?? { late: 0, soon: 0, today: 0, remarked: 0 };
}

const countIf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;

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

/** Other orders the shop has to ship, of the same buyer to the same address. */
export const listTogether = (
  db: Db,
  { id, shopId, shopperId, state, address }: OrderRecord,
): Promise<{ id: number; order_no: string }[]> =>
  state === 'pending_shipment'
    ? db
        .select({ id: orders.id, order_no: orders.orderNo })
        .from(orders)
        .where(
          and(
            eq(orders.shopperId, shopperId),
            eq(orders.state, state),
            eq(orders.shopId, shopId),
            ne(orders.id, id),
            sql`${orders.address} = ${JSON.stringify(address)}::jsonb`,
          ),
        )
        .orderBy(asc(orders.id))
        .limit(20)
    : Promise.resolve([]);
