import { and, eq, gt, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { smsCodes } from './sms-codes.tables.ts';

type Code = typeof smsCodes.$inferSelect;
type NewCode = Pick<Code, 'mobile' | 'event' | 'askedBy' | 'codeHash' | 'sentAt' | 'expiresAt'>;
export type CodePurpose = Pick<NewCode, 'mobile' | 'event'>;

/** Puts a new code in the place of the last one that was asked for from there, for this purpose. */
export async function storeCode(db: Db, code: NewCode): Promise<void> {
  const { codeHash, sentAt, expiresAt } = code;
  await db
    .insert(smsCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [smsCodes.mobile, smsCodes.event, smsCodes.askedBy],
      set: { codeHash, sentAt, expiresAt, wrongAttempts: 0, wrongElsewhere: 0, usedAt: null },
    });
}

/** Forgets a code that could not be sent, so that another may be asked for at once. */
export async function forgetCode(db: Db, { mobile, event }: CodePurpose, codeHash: string): Promise<void> {
  await db
    .delete(smsCodes)
    .where(and(eq(smsCodes.mobile, mobile), eq(smsCodes.event, event), eq(smsCodes.codeHash, codeHash)));
}

/**
 * Compares a guess with the codes of a number that are good, counting it at each it is wrong for: null when there
 * is none to compare with (expired, used, guessed at too often). The requester of a code has attempts of their own,
 * and everybody else has as many together. One statement, so guesses made at once are counted one by one.
 * With `use`, a right guess uses the code up.
 */
export async function guessCode(
  db: Db,
  { mobile, event }: CodePurpose,
  guess: { codeHash: string; by: string; now: Date; attempts: number; use: boolean },
): Promise<boolean | null> {
  const isRight = eq(smsCodes.codeHash, guess.codeHash);
  const isOwn = eq(smsCodes.askedBy, guess.by);
  const rows = await db
    .update(smsCodes)
    .set({
      wrongAttempts: sql`${smsCodes.wrongAttempts} + case when ${isOwn} and not (${isRight}) then 1 else 0 end`,
      wrongElsewhere: sql`${smsCodes.wrongElsewhere} + case when ${isOwn} or ${isRight} then 0 else 1 end`,
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
        or(
          and(isOwn, lt(smsCodes.wrongAttempts, guess.attempts)),
          and(not(isOwn), lt(smsCodes.wrongElsewhere, guess.attempts)),
        ),
      ),
    )
    .returning({ codeHash: smsCodes.codeHash });
  return rows.length > 0 ? rows.some(({ codeHash }) => codeHash === guess.codeHash) : null;
}

/** Removes codes that are over. */
export async function deleteExpiredCodes(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.delete(smsCodes).where(and(inArray(smsCodes.id, [...ids]), lte(smsCodes.expiresAt, now)));
}
