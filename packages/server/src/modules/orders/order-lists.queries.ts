import type { OrderState, OrderTab } from '@chengji/contract';
import { and, desc, eq, exists, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { holdsText } from '../../kernel/db/pattern.ts';
import type { OrderRecord } from './order.queries.ts';
import { orderLines, orders, trades } from './order.tables.ts';

export type ListedOrder = OrderRecord & { tradeNo: string };

/** The state behind each tab; `all` has no condition. */
const tabStates: Record<Exclude<OrderTab, 'all'>, OrderState> = {
  pay: 'pending_payment',
  group: 'pending_group',
  ship: 'pending_shipment',
  receive: 'shipped',
  review: 'pending_review',
  closed: 'closed',
};

const ofTab = (tab: OrderTab): SQL | undefined =>
  tab === 'all' ? undefined : eq(orders.state, tabStates[tab]);

/** An order's number, or a word of a title in it. */
export function matchesKeyword(db: Db, keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined;
  const named = or(holdsText(orderLines.title, keyword), holdsText(orderLines.titleEn, keyword));
  return or(
    eq(orders.orderNo, keyword),
    exists(
      db
        .select({ id: orderLines.id })
        .from(orderLines)
        .where(and(eq(orderLines.orderId, orders.id), named)),
    ),
  );
}

type OwnOrders = {
  shopperId: number;
  tab: OrderTab;
  keyword: string | undefined;
  /** Only orders bought in a team. */
  inTeam: boolean;
  below: number | undefined;
  limit: number;
};

/** As for a shop, and by the number of what was paid together. */
const matchesOwn = (db: Db, keyword: string | undefined): SQL | undefined =>
  keyword ? or(eq(trades.tradeNo, keyword), matchesKeyword(db, keyword)) : undefined;

export async function listOwnOrders(db: Db, asked: OwnOrders): Promise<ListedOrder[]> {
  const rows = await db
    .select({ order: orders, tradeNo: trades.tradeNo })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(
      and(
        eq(orders.shopperId, asked.shopperId),
        isNull(orders.hiddenAt),
        ofTab(asked.tab),
        asked.inTeam ? ne(orders.kind, 'direct') : undefined,
        asked.below === undefined ? undefined : lt(orders.id, asked.below),
        matchesOwn(db, asked.keyword),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(asked.limit);
  return rows.map(({ order, tradeNo }) => ({ ...order, tradeNo }));
}

/** The parcels of a shopper's orders that are on their way, the one sent last first. */
export async function listOwnParcels(db: Db, shopperId: number, limit: number) {
  const rows = await db
    .select({ orderId: orders.id, parcelId: orders.parcelId })
    .from(orders)
    .where(and(eq(orders.shopperId, shopperId), eq(orders.state, 'shipped'), isNotNull(orders.parcelId)))
    .orderBy(desc(orders.shippedAt))
    .limit(limit);
  return rows.flatMap(({ orderId, parcelId }) => (parcelId === null ? [] : [{ orderId, parcelId }]));
}

/** Orders by id with the first line of each. */
export const listHeads = (db: Db, orderIds: readonly number[]) =>
  db
    .selectDistinctOn([orders.id], {
      id: orders.id,
      orderNo: orders.orderNo,
      tradeNo: trades.tradeNo,
      state: orders.state,
      shopperId: orders.shopperId,
      shopId: orders.shopId,
      paidAt: orders.paidAt,
      closeDueAt: orders.closeDueAt,
      shipWithinHours: sql<number>`(${orders.pinned}->>'shipWithinHours')::int`,
      skuId: orderLines.skuId,
      title: orderLines.title,
      titleEn: orderLines.titleEn,
      image: orderLines.image,
      number: orderLines.number,
      values: orderLines.values,
      valuesEn: orderLines.valuesEn,
      sumCents: orderLines.sumCents,
      discountCents: orderLines.discountCents,
    })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(orders.id, orderLines.id);
