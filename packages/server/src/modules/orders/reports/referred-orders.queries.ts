import type { PurchaseKind } from '@chengji/contract';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { holdsText } from '../../../kernel/db/pattern.ts';
import { orderLines, orders, trades } from '../order.tables.ts';
import { commissionUnits, worth } from './commission.queries.ts';

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

const amounts = {
  goodsCents: sql<number>`${orders.goodsCents}`.mapWith(Number),
  freightCents: sql<number>`${orders.freightCents}`.mapWith(Number),
  shopCouponCents: sql<number>`${orders.discountCents} - ${orders.platformDiscountCents}`.mapWith(Number),
  platformCouponCents: sql<number>`${orders.platformDiscountCents}`.mapWith(Number),
};

const isNumbered = (shopId: number, numbers: readonly string[]) =>
  and(eq(orders.shopId, shopId), inArray(orders.orderNo, [...numbers]));

/** Of several rates what they come to; of one, that one. */
const commissionBasisPoints = sql<number>`coalesce(round(${commissionUnits}::numeric / nullif(${worth}, 0)),
  (${orders.pinned}->>'commissionBasisPoints')::numeric)`.mapWith(Number);

/** What the shop's orders of these numbers were worth as they were placed. */
export const listAmounts = (db: Db, shopId: number, numbers: readonly string[]) =>
  db
    .select({ orderNo: orders.orderNo, commissionBasisPoints, ...amounts })
    .from(orders)
    .where(isNumbered(shopId, numbers));

export async function sumAmounts(db: Db, shopId: number, numbers: readonly string[]) {
  const total = (cents: SQL<number>) => sql<number>`coalesce(sum(${cents}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      goodsCents: total(amounts.goodsCents),
      freightCents: total(amounts.freightCents),
      shopCouponCents: total(amounts.shopCouponCents),
      platformCouponCents: total(amounts.platformCouponCents),
    })
    .from(orders)
    .where(isNumbered(shopId, numbers));
  return row ?? { goodsCents: 0, freightCents: 0, shopCouponCents: 0, platformCouponCents: 0 };
}

/** The lines of the shop's orders of these numbers. */
export const listNumberedLines = (db: Db, shopId: number, numbers: readonly string[]) =>
  db
    .select({
      id: orderLines.id,
      orderNo: orders.orderNo,
      title: orderLines.title,
      titleEn: orderLines.titleEn,
      image: orderLines.image,
      number: orderLines.number,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isNumbered(shopId, numbers))
    .orderBy(asc(orderLines.id));

/** What these lines are of, in both languages. */
export const listTitles = (db: Db, lineIds: readonly number[]) =>
  db
    .select({ id: orderLines.id, title: orderLines.title, titleEn: orderLines.titleEn })
    .from(orderLines)
    .where(inArray(orderLines.id, [...lineIds]));

/** Selects the numbers of the shop's orders that were bought in this way. */
export const selectNumbersBought = (db: Db, shopId: number, kind: PurchaseKind) =>
  db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.kind, kind)));

/** Selects the numbers of the shop's orders that have this number, or a line whose title holds the text. */
export const selectNumbersAbout = (db: Db, shopId: number, text: string) =>
  db
    .selectDistinct({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.shopId, shopId),
        or(eq(orders.orderNo, text), holdsText(orderLines.title, text), holdsText(orderLines.titleEn, text)),
      ),
    );
