/** What falls due of cards: their end, and the word that it is near. */
import { and, asc, inArray, isNotNull, lte, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { isNotFailing } from '../../../kernel/jobs/failures.queries.ts';
import type { Due } from '../../../kernel/jobs/job.ts';
import { cards } from '../coupon.tables.ts';

/** Written out, so that the partial indexes of what is due are used. */
const isUnused = sql`state = 'unused'`;

/** So many at a time: nobody waits long for a row of theirs. */
const portion = 2_000;

/** One entry, that of no card, stands for all that are due: whoever fires it takes a portion of them. */
const all = sql<number>`0`.mapWith(Number);

const dueReads = (job: string, column: PgColumn, ahead: SQL | undefined) => ({
  name: job,
  async nextDue(db: Db): Promise<Date | null> {
    const [row] = await db
      .select({ at: min(column) })
      .from(cards)
      .where(and(ahead, isNotFailing(job, all)));
    return row?.at ? new Date(row.at as string) : null;
  },
  listDue: (db: Db, now: Date): Promise<Due[]> =>
    db
      .select({ id: all, dueAt: sql<Date>`${column}`.mapWith(cards.validTo) })
      .from(cards)
      .where(and(ahead, lte(column, now), isNotFailing(job, all)))
      .orderBy(asc(column))
      .limit(1),
});

export const expiryDue = dueReads('coupons.expire_cards', cards.validTo, isUnused);
export const reminderDue = dueReads(
  'coupons.remind_holders',
  cards.remindAt,
  and(isUnused, isNotNull(cards.remindAt)),
);

/** A card that is being used at this moment is left to that. */
export async function expireDue(db: Db, now: Date): Promise<number> {
  const due = db
    .select({ id: cards.id })
    .from(cards)
    .where(and(isUnused, lte(cards.validTo, now)))
    .orderBy(asc(cards.validTo))
    .limit(portion)
    .for('update', { skipLocked: true });
  const { rowCount } = await db
    .update(cards)
    .set({ state: 'expired', remindAt: null })
    .where(and(inArray(cards.id, due), isUnused));
  return rowCount ?? 0;
}

/** What one is told of in a day is told at once, not card by card. */
const togetherMs = 12 * 3_600_000;

/**
 * Takes the word about the cards of those whose first one is due off its deadline, with that of their others
 * that follow soon; answers whose they are, and when they end.
 */
export function takeReminders(db: Db, now: Date): Promise<{ shopperId: number; validTo: Date }[]> {
  const holders = db
    .select({ shopperId: cards.shopperId })
    .from(cards)
    .where(and(isUnused, lte(cards.remindAt, now)))
    .orderBy(asc(cards.remindAt))
    .limit(portion);
  const soon = new Date(now.getTime() + togetherMs);
  return db
    .update(cards)
    .set({ remindAt: null })
    .where(and(inArray(cards.shopperId, holders), isUnused, lte(cards.remindAt, soon)))
    .returning({ shopperId: cards.shopperId, validTo: cards.validTo });
}
