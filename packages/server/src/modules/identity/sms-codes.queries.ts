import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Due } from '../../kernel/jobs/job.ts';
import { smsCodes, smsDays } from './sms-codes.tables.ts';

type NewCode = Pick<typeof smsCodes.$inferSelect, 'mobile' | 'event' | 'codeHash' | 'sentAt' | 'expiresAt'>;
export type CodePurpose = Pick<NewCode, 'mobile' | 'event'>;

/**
 * Puts a new code in the place of the last one for this purpose, unless that was sent after
 * `lastSentBefore`; answers whether it did. Of several at once, one does.
 */
export async function claimSend(db: Db, code: NewCode, lastSentBefore: Date): Promise<boolean> {
  const claimed = await db
    .insert(smsCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [smsCodes.mobile, smsCodes.event],
      set: {
        codeHash: code.codeHash,
        sentAt: code.sentAt,
        expiresAt: code.expiresAt,
        wrongTries: 0,
        usedAt: null,
      },
      setWhere: lte(smsCodes.sentAt, lastSentBefore),
    })
    .returning({ id: smsCodes.id });
  return claimed.length > 0;
}

/** Counts a message against the day's number; answers whether it is still within `most`. */
export async function claimOfDay(db: Db, mobile: string, day: string, most: number): Promise<boolean> {
  const claimed = await db
    .insert(smsDays)
    .values({ mobile, day, sent: 1 })
    .onConflictDoUpdate({
      target: [smsDays.mobile, smsDays.day],
      set: { sent: sql`${smsDays.sent} + 1` },
      setWhere: lt(smsDays.sent, most),
    })
    .returning({ sent: smsDays.sent });
  return claimed.length > 0;
}

/** Forgets a code that could not be sent, so that another may be asked for at once. */
export async function forgetCode(db: Db, { mobile, event }: CodePurpose, codeHash: string): Promise<void> {
  await db
    .delete(smsCodes)
    .where(and(eq(smsCodes.mobile, mobile), eq(smsCodes.event, event), eq(smsCodes.codeHash, codeHash)));
}

/**
 * Compares a guess with the code, counting it when it is wrong: null when there is no code to compare with
 * (expired, used, guessed at too often). One statement, so guesses made at once are counted one by one.
 * With `use`, a right guess uses the code up.
 */
export async function guessCode(
  db: Db,
  { mobile, event }: CodePurpose,
  guess: { codeHash: string; now: Date; tries: number; use: boolean },
): Promise<boolean | null> {
  const isRight = eq(smsCodes.codeHash, guess.codeHash);
  const [row] = await db
    .update(smsCodes)
    .set({
      wrongTries: sql`${smsCodes.wrongTries} + case when ${isRight} then 0 else 1 end`,
      ...(guess.use && {
        usedAt: sql`case when ${isRight} then ${guess.now.toISOString()}::timestamptz end`,
      }),
    })
    .where(
      and(
        eq(smsCodes.mobile, mobile),
        eq(smsCodes.event, event),
        isNull(smsCodes.usedAt),
        gt(smsCodes.expiresAt, guess.now),
        lt(smsCodes.wrongTries, guess.tries),
      ),
    )
    .returning({ codeHash: smsCodes.codeHash });
  return row ? row.codeHash === guess.codeHash : null;
}

export async function nextCodeExpiry(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: smsCodes.expiresAt })
    .from(smsCodes)
    .orderBy(smsCodes.expiresAt)
    .limit(1);
  return row?.at ?? null;
}

export const listExpiredCodes = (db: Db, now: Date, limit: number): Promise<Due[]> =>
  db
    .select({ id: smsCodes.id, dueAt: smsCodes.expiresAt })
    .from(smsCodes)
    .where(lte(smsCodes.expiresAt, now))
    .orderBy(smsCodes.expiresAt)
    .limit(limit);

/** Removes a code that is over, and the counts of the days before `today` with it. */
export async function removeExpiredCode(db: Db, id: number, now: Date, today: string): Promise<void> {
  const [row] = await db
    .delete(smsCodes)
    .where(and(eq(smsCodes.id, id), lte(smsCodes.expiresAt, now)))
    .returning({ mobile: smsCodes.mobile });
  if (row) await db.delete(smsDays).where(and(eq(smsDays.mobile, row.mobile), lt(smsDays.day, today)));
}
