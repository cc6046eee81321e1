import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { tries } from './attempts.tables.ts';

export type TryKey = { key: string; allowed: number };

/**
 * Counts one try at each key, in one statement, and answers how many of the keys still had one: of any
 * number of guesses at once, only those that are allowed get to look at the password. Tries are forgotten a
 * while after the first of them, and the last one allowed starts that while again: the key is locked.
 * Rows are locked in the order given, so every caller names the narrower key first.
 */
export async function claimTries(
  db: Db,
  keys: readonly TryKey[],
  now: Date,
  forgottenAt: Date,
): Promise<number> {
  const isForgotten = lte(tries.forgottenAt, now);
  const isLast = sql`${tries.count} + 1 >= excluded.allowed`;
  const claimed = await db
    .insert(tries)
    .values(keys.map((entry) => ({ ...entry, count: 1, forgottenAt })))
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${isForgotten} then 1 else ${tries.count} + 1 end`,
        allowed: sql`excluded.allowed`,
        forgottenAt: sql`case when ${isForgotten} or ${isLast} then excluded.forgotten_at else ${tries.forgottenAt} end`,
      },
      setWhere: or(isForgotten, lt(tries.count, sql`excluded.allowed`)),
    })
    .returning({ key: tries.key });
  return claimed.length;
}

export async function countTries(db: Db, key: string): Promise<number> {
  const [row] = await db.select({ count: tries.count }).from(tries).where(eq(tries.key, key));
  return row?.count ?? 0;
}

/** Takes one try back. */
export async function returnTry(db: Db, key: string): Promise<void> {
  await db
    .update(tries)
    .set({ count: sql`${tries.count} - 1` })
    .where(and(eq(tries.key, key), gt(tries.count, 0)));
}

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(tries).where(eq(tries.key, key));
}

export async function deleteForgottenAttempts(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.delete(tries).where(and(inArray(tries.id, [...ids]), lte(tries.forgottenAt, now)));
}
