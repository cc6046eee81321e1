import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { attempts } from './attempts.tables.ts';

export type AttemptKey = { key: string; allowed: number };

/**
 * Counts one attempt at each key, in one statement, and answers how many of the keys still had one: of any
 * number of guesses at once, only those that are allowed get to look at the password. Attempts are forgotten a
 * while after the first of them, and the last one allowed starts that while again: the key is locked.
 * Rows are locked in the order given, so every caller names the narrower key first.
 */
export async function claimAttempts(
  db: Db,
  keys: readonly AttemptKey[],
  now: Date,
  forgottenAt: Date,
): Promise<number> {
  const isForgotten = lte(attempts.forgottenAt, now);
  const isLast = sql`${attempts.count} + 1 >= excluded.allowed`;
  const claimed = await db
    .insert(attempts)
    .values(keys.map((entry) => ({ ...entry, count: 1, forgottenAt })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isForgotten} then 1 else ${attempts.count} + 1 end`,
        allowed: sql`excluded.allowed`,
        forgottenAt: sql`case when ${isForgotten} or ${isLast} then excluded.forgotten_at else ${attempts.forgottenAt} end`,
      },
      setWhere: or(isForgotten, lt(attempts.count, sql`excluded.allowed`)),
    })
    .returning({ key: attempts.key });
  return claimed.length;
}

export async function countAttempts(db: Db, key: string): Promise<number> {
  const [row] = await db.select({ count: attempts.count }).from(attempts).where(eq(attempts.key, key));
  return row?.count ?? 0;
}

/** Takes one attempt back. */
export async function returnAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

export async function deleteForgottenAttempts(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.delete(attempts).where(and(inArray(attempts.id, [...ids]), lte(attempts.forgottenAt, now)));
}
