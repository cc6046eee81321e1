/** What falls due of cards: their end, and the word that it is near. */
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { hoursAfter } from '../../../kernel/time/durations.ts';
import { cards } from '../coupon.tables.ts';

const isUnused = eq(cards.state, 'unused');

/** A card that is being used at this moment is left to that. */
export async function expireDue(db: Db, ids: readonly number[], now: Date): Promise<number> {
  const due = db
    .select({ id: cards.id })
    .from(cards)
    .where(and(inArray(cards.id, [...ids]), isUnused, lte(cards.validTo, now)))
    .for('update', { skipLocked: true });
  const { rowCount } = await db
    .update(cards)
    .set({ state: 'expired', remindAt: null })
    .where(and(inArray(cards.id, due), isUnused));
  return rowCount ?? 0;
}

/** What one is told of in a day is told at once, not card by card. */
const togetherHours = 12;

/**
 * Takes the reminders of those whose card is due off their deadline, with those of their other cards that follow
 * soon; answers whose they are, and when they end.
 */
export function takeReminders(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<{ shopperId: number; validTo: Date }[]> {
  const holders = db
    .select({ shopperId: cards.shopperId })
    .from(cards)
    .where(and(inArray(cards.id, [...ids]), isUnused, lte(cards.remindAt, now)));
  const soon = hoursAfter(now, togetherHours);
  return db
    .update(cards)
    .set({ remindAt: null })
    .where(and(inArray(cards.shopperId, holders), isUnused, lte(cards.remindAt, soon)))
    .returning({ shopperId: cards.shopperId, validTo: cards.validTo });
}
