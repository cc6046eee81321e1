import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { secondsAfter } from '../../../kernel/time/durations.ts';
import { smsCounts } from './sms-codes.tables.ts';
import type { SmsCap } from './sms-limits.rules.ts';

/**
 * Counts one code at each cap, in one statement; answers the first that allows no more, or null. A caller that is
 * answered one rolls its transaction back. Rows are locked in the order given, which is the same for all.
 */
export async function claimCounts<Cap extends SmsCap>(
  db: Db,
  caps: readonly Cap[],
  now: Date,
): Promise<Cap | null> {
  const isOver = lte(smsCounts.endsAt, now);
  const claimed = await db
    .insert(smsCounts)
    .values(
      caps.map(({ key, allowed, seconds }) => ({
        key,
        count: 1,
        allowed,
        endsAt: secondsAfter(now, seconds),
      })),
    )
    .onConflictDoUpdate({
      target: smsCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${smsCounts.count} + 1 end`,
        allowed: sql`excluded.allowed`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${smsCounts.endsAt} end`,
      },
      setWhere: or(isOver, lt(smsCounts.count, sql`excluded.allowed`)),
    })
    .returning({ key: smsCounts.key });
  const keys = new Set(claimed.map(({ key }) => key));
  return caps.find(({ key }) => !keys.has(key)) ?? null;
}

/** How many codes each of these keys counts now; none are left out. */
export async function readCounts(
  db: Db,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ key: smsCounts.key, count: smsCounts.count })
    .from(smsCounts)
    .where(and(inArray(smsCounts.key, [...keys]), gt(smsCounts.endsAt, now)));
  return new Map(rows.map(({ key, count }) => [key, count]));
}

export async function deleteCount(db: Db, key: string): Promise<void> {
  await db.delete(smsCounts).where(eq(smsCounts.key, key));
}

export async function deleteEndedCounts(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.delete(smsCounts).where(and(inArray(smsCounts.id, [...ids]), lte(smsCounts.endsAt, now)));
}
