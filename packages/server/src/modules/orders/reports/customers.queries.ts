/** What a shop may know of one who buys there: orders of that shop alone. */
import type { OrderState } from '@chengji/contract';
import { and, count, desc, eq, isNotNull, like, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toStart } from '../../../kernel/db/pattern.ts';
import { orderLines, orders } from '../order.tables.ts';

const boughtBy = (shopId: number, shopperId: number) =>
  and(eq(orders.shopperId, shopperId), eq(orders.shopId, shopId));

export async function hasOrdered(db: Db, shopId: number, shopperId: number): Promise<boolean> {
  const rows = await db.select({ id: orders.id }).from(orders).where(boughtBy(shopId, shopperId)).limit(1);
  return rows.length > 0;
}

/** How many were paid, and what for, less what went back. */
export async function sumBoughtInShop(
  db: Db,
  shopId: number,
  shopperId: number,
): Promise<{ orders: number; cents: number }> {
  const [row] = await db
    .select({
      orders: count(),
      cents: sql<number>`coalesce(sum(${orders.payableCents} - ${orders.returnedCents}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(boughtBy(shopId, shopperId), isNotNull(orders.paidAt)));
  return row ?? { orders: 0, cents: 0 };
}

export type BoughtOrder = {
  id: number;
  orderNo: string;
  state: OrderState;
  payableCents: number;
  placedAt: Date;
  title: string;
  titleEn: string;
  image: string;
};

/** The last ones, each by the first of its lines. */
export const listBoughtInShop = (
  db: Db,
  shopId: number,
  shopperId: number,
  limit: number,
): Promise<BoughtOrder[]> => {
  const last = db
    .select()
    .from(orders)
    .where(boughtBy(shopId, shopperId))
    .orderBy(desc(orders.id))
    .limit(limit)
    .as('last');
  return db
    .selectDistinctOn([last.id], {
      id: last.id,
      orderNo: last.orderNo,
      state: last.state,
      payableCents: last.payableCents,
      placedAt: last.placedAt,
      title: orderLines.title,
      titleEn: orderLines.titleEn,
      image: orderLines.image,
    })
    .from(last)
    .innerJoin(orderLines, eq(orderLines.orderId, last.id))
    .orderBy(desc(last.id), orderLines.id);
};

/** Selects who placed the shop's orders whose number begins so. */
export const selectBuyers = (db: Db, shopId: number, orderNo: string): SQLWrapper =>
  db
    .select({ shopperId: orders.shopperId })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), like(orders.orderNo, toStart(orderNo))));
