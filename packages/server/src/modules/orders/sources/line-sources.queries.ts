import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  notInArray,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { selectDay, selectEndOfDay, selectStartOfDay } from '../../../kernel/time/market-days.queries.ts';
import { orderLines, orders } from '../order.tables.ts';
import { lineSources } from './line-sources.tables.ts';

export async function insertSources(
  db: Db,
  rows: readonly (typeof lineSources.$inferInsert)[],
): Promise<void> {
  await db.insert(lineSources).values([...rows]);
}

/** What was paid for a line and did not go back. */
const kept = sql`(${orderLines.sumCents} - ${orderLines.discountCents} - ${orderLines.returnedCents})`;
const isSold = and(
  isNotNull(orders.paidAt),
  or(isNull(orders.closeReason), notInArray(orders.closeReason, ['refunded', 'group_failed'])),
);
const sold = {
  orders: sql<number>`(count(distinct ${orders.id}) filter (where ${kept} > 0))::int`,
  salesCents: sql<number>`coalesce(sum(${kept}), 0)`.mapWith(Number),
};

export const sumByPost = (db: Db, postIds: readonly number[]) =>
  db
    .select({ postId: lineSources.postId, ...sold })
    .from(lineSources)
    .innerJoin(orderLines, eq(orderLines.id, lineSources.lineId))
    .innerJoin(orders, eq(orders.id, lineSources.orderId))
    .where(and(inArray(lineSources.postId, [...postIds]), isSold))
    .groupBy(lineSources.postId);

/** Pieces of each goods that were bought by a post. */
export const countSoldByPost = async (db: Db, postId: number): Promise<Map<number, number>> => {
  const rows = await db
    .select({
      goodsId: orderLines.goodsId,
      sold: sum(sql`${orderLines.number} - ${orderLines.returnedNumber}`).mapWith(Number),
    })
    .from(lineSources)
    .innerJoin(orderLines, eq(orderLines.id, lineSources.lineId))
    .innerJoin(orders, eq(orders.id, lineSources.orderId))
    .where(and(eq(lineSources.postId, postId), isSold, sql`${kept} > 0`))
    .groupBy(orderLines.goodsId);
  return new Map(rows.map(({ goodsId, sold }) => [goodsId, sold ?? 0]));
};

/** What of an order was found in a post, in the order of its lines. */
export const listTitlesByPost = async (
  db: Db,
  { orderId, postId }: { orderId: number; postId: number },
): Promise<string[]> =>
  (
    await db
      .select({ title: orderLines.title })
      .from(lineSources)
      .innerJoin(orderLines, eq(orderLines.id, lineSources.lineId))
      .where(and(eq(lineSources.postId, postId), eq(orderLines.orderId, orderId)))
      .orderBy(orderLines.id)
  ).map(({ title }) => title);

/** An order is paid within a day, or closed: what was placed earlier was paid earlier. */
const longestUnpaid = sql`interval '1 day'`;

export const sumByDay = (
  db: Db,
  zone: string,
  authorKey: number,
  { from, to }: { from: string; to: string },
) =>
  db
    .select({ day: selectDay(zone, orders.paidAt), ...sold })
    .from(lineSources)
    .innerJoin(orderLines, eq(orderLines.id, lineSources.lineId))
    .innerJoin(orders, eq(orders.id, lineSources.orderId))
    .where(
      and(
        eq(lineSources.authorKey, authorKey),
        sql`${lineSources.placedAt} >= ${selectStartOfDay(zone, from)} - ${longestUnpaid}`,
        gte(orders.paidAt, selectStartOfDay(zone, from)),
        lt(orders.paidAt, selectEndOfDay(zone, to)),
        isSold,
      ),
    )
    .groupBy(sql`1`);

const mostLines = 500;

/** The goods of a person's last paid lines, each once with the last line it was bought in; the newest first. */
export async function listBought(
  db: Db,
  shopperId: number,
): Promise<{ goodsId: number; lineId: number; at: Date }[]> {
  const lines = db
    .select({ goodsId: orderLines.goodsId, lineId: orderLines.id, at: orders.paidAt })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.shopperId, shopperId), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.id), desc(orderLines.id))
    .limit(mostLines)
    .as('lines');
  const rows = await db
    .select({ goodsId: lines.goodsId, lineId: max(lines.lineId), at: max(lines.at) })
    .from(lines)
    .groupBy(lines.goodsId)
    .orderBy(desc(max(lines.lineId)));
  return rows.flatMap(({ goodsId, lineId, at }) =>
    lineId && at ? [{ goodsId, lineId, at: new Date(at) }] : [],
  );
}
