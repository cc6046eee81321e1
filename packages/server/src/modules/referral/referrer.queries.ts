/** Referrers and their sums. Rows are taken in one order, so that two transactions do not wait in a ring. */
import { and, asc, count, eq, gt, inArray, isNotNull, or, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { selectMatching } from '../identity/index.ts';
import { referrers } from './referral.tables.ts';

export type Referrer = typeof referrers.$inferSelect;

/** Makes the rows there are not, and takes them until the transaction ends. */
export async function lockReferrers(
  db: Db,
  shopperIds: readonly number[],
): Promise<ReadonlyMap<number, Referrer>> {
  if (shopperIds.length === 0) return new Map();
  const ids = [...new Set(shopperIds)].toSorted((a, b) => a - b);
  await db
    .insert(referrers)
    .values(ids.map((shopperId) => ({ shopperId })))
    .onConflictDoNothing();
  const rows = await db
    .select()
    .from(referrers)
    .where(inArray(referrers.shopperId, ids))
    .orderBy(asc(referrers.shopperId))
    .for('update');
  return new Map(rows.map((row) => [row.shopperId, row]));
}

export async function findReferrers(
  db: Db,
  shopperIds: readonly number[],
): Promise<ReadonlyMap<number, Referrer>> {
  if (shopperIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(referrers)
    .where(inArray(referrers.shopperId, [...shopperIds]));
  return new Map(rows.map((row) => [row.shopperId, row]));
}

export const findReferrer = async (db: Db, shopperId: number): Promise<Referrer | null> =>
  (await findReferrers(db, [shopperId])).get(shopperId) ?? null;

type Sums = 'first' | 'second' | 'salesCents' | 'expectedCents' | 'withheldCents' | 'creditedCents';
export type Addition = { shopperId: number } & Partial<Record<Sums, number>>;

const sums: readonly Sums[] = [
  'first',
  'second',
  'salesCents',
  'expectedCents',
  'withheldCents',
  'creditedCents',
];

/** Of referrers that are held. */
export async function addToReferrers(db: Db, additions: readonly Addition[]): Promise<void> {
  for (const { shopperId, ...added } of additions) {
    const set = Object.fromEntries(
      sums.flatMap((one) => (added[one] ? [[one, sql`${referrers[one]} + ${added[one]}`]] : [])),
    );
    if (Object.keys(set).length === 0) continue;
    await db.update(referrers).set(set).where(eq(referrers.shopperId, shopperId));
  }
}

export async function setBlock(
  db: Db,
  shopperId: number,
  block: { blockedAt: Date | null; blockedReason: string },
): Promise<void> {
  await db.update(referrers).set(block).where(eq(referrers.shopperId, shopperId));
}

type Filter = { state: 'all' | 'blocked'; keyword?: string | undefined };

/** Who brought somebody, or is blocked. */
const isListed = (db: Db, { state, keyword }: Filter) =>
  and(
    state === 'blocked'
      ? isNotNull(referrers.blockedAt)
      : or(gt(referrers.first, 0), isNotNull(referrers.blockedAt)),
    keyword ? inArray(referrers.shopperId, selectMatching(db, keyword)) : undefined,
  );

export const listReferrers = (
  db: Db,
  filter: Filter,
  page: { limit: number; offset: number },
): Promise<Referrer[]> =>
  db
    .select()
    .from(referrers)
    .where(isListed(db, filter))
    .orderBy(
      sql`(${referrers.expectedCents} + ${referrers.withheldCents} + ${referrers.creditedCents}) desc`,
      asc(referrers.shopperId),
    )
    .limit(page.limit)
    .offset(page.offset);

export async function countReferrers(db: Db, filter: Filter): Promise<number> {
  const [row] = await db.select({ people: count() }).from(referrers).where(isListed(db, filter));
  return row?.people ?? 0;
}

export async function sumReferrers(db: Db) {
  const [row] = await db
    .select({
      expectedCents: sum(referrers.expectedCents).mapWith(Number),
      withheldCents: sum(referrers.withheldCents).mapWith(Number),
    })
    .from(referrers);
  return { expectedCents: row?.expectedCents ?? 0, withheldCents: row?.withheldCents ?? 0 };
}
