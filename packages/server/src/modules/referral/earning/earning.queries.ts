import { and, asc, count, desc, eq, gte, inArray, lt, ne, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { referralEarnings, referralLeftOut, referralOrders } from '../referral.tables.ts';

export type EarningRecord = typeof referralEarnings.$inferSelect;

/** Whether this call is the first that works out what an order earns. */
export async function claimOrder(db: Db, orderId: number): Promise<boolean> {
  const rows = await db.insert(referralOrders).values({ orderId }).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function isLeftOut(db: Db, shopId: number): Promise<boolean> {
  const [row] = await db.select().from(referralLeftOut).where(eq(referralLeftOut.shopId, shopId));
  return row !== undefined;
}

export const insertEarnings = (db: Db, rows: readonly (typeof referralEarnings.$inferInsert)[]) =>
  db.insert(referralEarnings).values([...rows]);

/** Those above the buyer of an order, the nearest first; rows are held. */
export const lockEarnings = (db: Db, orderId: number): Promise<EarningRecord[]> =>
  db
    .select()
    .from(referralEarnings)
    .where(eq(referralEarnings.orderId, orderId))
    .orderBy(asc(referralEarnings.level))
    .for('update');

/** What somebody is to get when their block is lifted. */
export const lockWithheld = (db: Db, earnerId: number): Promise<EarningRecord[]> =>
  db
    .select()
    .from(referralEarnings)
    .where(and(eq(referralEarnings.earnerId, earnerId), eq(referralEarnings.state, 'withheld')))
    .orderBy(asc(referralEarnings.id))
    .for('update');

/** One conditional update from the state it stands in; false when it has moved on. */
export async function moveEarning(
  db: Db,
  { id, state }: EarningRecord,
  set: Pick<EarningRecord, 'state' | 'goodsCents' | 'cents' | 'creditedAt'>,
): Promise<boolean> {
  const rows = await db
    .update(referralEarnings)
    .set(set)
    .where(and(eq(referralEarnings.id, id), eq(referralEarnings.state, state)))
    .returning({ id: referralEarnings.id });
  return rows.length > 0;
}

export const listEarnings = (
  db: Db,
  earnerId: number,
  page: { before: number | undefined; limit: number },
): Promise<EarningRecord[]> =>
  db
    .select()
    .from(referralEarnings)
    .where(
      and(
        eq(referralEarnings.earnerId, earnerId),
        page.before === undefined ? undefined : lt(referralEarnings.id, page.before),
      ),
    )
    .orderBy(desc(referralEarnings.id))
    .limit(page.limit);

/** What the orders of each of these people earn somebody, or earn who is right above them. */
export async function sumByBuyer(
  db: Db,
  buyerIds: readonly number[],
  earner: { earnerId: number } | { level: 1 },
): Promise<ReadonlyMap<number, number>> {
  if (buyerIds.length === 0) return new Map();
  const rows = await db
    .select({ buyerId: referralEarnings.buyerId, cents: sum(referralEarnings.cents).mapWith(Number) })
    .from(referralEarnings)
    .where(
      and(
        inArray(referralEarnings.buyerId, [...buyerIds]),
        'earnerId' in earner
          ? eq(referralEarnings.earnerId, earner.earnerId)
          : eq(referralEarnings.level, earner.level),
        ne(referralEarnings.state, 'void'),
      ),
    )
    .groupBy(referralEarnings.buyerId);
  return new Map(rows.map(({ buyerId, cents }) => [buyerId, cents ?? 0]));
}

/** Orders of people who were referred, and what of their payment for goods did not go back. */
export async function sumSales(db: Db): Promise<{ orders: number; cents: number }> {
  const [row] = await db
    .select({ orders: count(), cents: sum(referralEarnings.goodsCents).mapWith(Number) })
    .from(referralEarnings)
    .where(and(eq(referralEarnings.level, 1), ne(referralEarnings.state, 'void')));
  return { orders: row?.orders ?? 0, cents: row?.cents ?? 0 };
}

export async function sumCreditedSince(db: Db, from: Date): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${referralEarnings.cents}), 0)`.mapWith(Number) })
    .from(referralEarnings)
    .where(gte(referralEarnings.creditedAt, from));
  return row?.cents ?? 0;
}
