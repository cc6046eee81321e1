import { and, asc, count, countDistinct, desc, eq, gte, lte, max, min, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { shiftDay } from '../../../kernel/time/days.ts';
import { checkInRows, checkIns } from '../points.tables.ts';
import type { CheckedDay, Row } from './check-in.rules.ts';

type Between = { from: string; to: string };

const isBetween = (shopperId: number, { from, to }: Between) =>
  and(eq(checkIns.shopperId, shopperId), gte(checkIns.day, from), lte(checkIns.day, to));

export const listChecked = (db: Db, shopperId: number, between: Between): Promise<CheckedDay[]> =>
  db
    .select({ day: checkIns.day, isMadeUp: checkIns.isMadeUp, points: checkIns.points })
    .from(checkIns)
    .where(isBetween(shopperId, between))
    .orderBy(asc(checkIns.day));

export async function countDays(db: Db, shopperId: number, between: Between): Promise<number> {
  const [row] = await db.select({ days: count() }).from(checkIns).where(isBetween(shopperId, between));
  return row?.days ?? 0;
}

export async function countMadeUp(db: Db, shopperId: number, between: Between): Promise<number> {
  const [row] = await db
    .select({ days: count() })
    .from(checkIns)
    .where(and(isBetween(shopperId, between), eq(checkIns.isMadeUp, true)));
  return row?.days ?? 0;
}

/** Null when the day is checked already. */
export async function claimDay(db: Db, row: typeof checkIns.$inferInsert): Promise<CheckedDay | null> {
  const [inserted] = await db.insert(checkIns).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function isChecked(db: Db, shopperId: number, day: string): Promise<boolean> {
  return (await countDays(db, shopperId, { from: day, to: day })) > 0;
}

/** With the earliest and the latest of all days. */
export async function findEnds(
  db: Db,
  shopperId: number,
): Promise<{ first: string | null; at: Date | null }> {
  const [row] = await db
    .select({ first: min(checkIns.day), at: max(checkIns.at) })
    .from(checkIns)
    .where(eq(checkIns.shopperId, shopperId));
  return { first: row?.first ?? null, at: row?.at ?? null };
}

const selectLongest = prepared('check_in_rows_longest', (db) =>
  db
    .select({
      longest: sql<number>`coalesce(max(${checkInRows.lastDay} - ${checkInRows.firstDay} + 1), 0)`.mapWith(
        Number,
      ),
      lastDay: max(checkInRows.lastDay),
      /** Rows do not overlap, so the latest start is the latest row's. */
      firstDay: max(checkInRows.firstDay),
    })
    .from(checkInRows)
    .where(eq(checkInRows.shopperId, sql.placeholder('shopperId'))),
);

/** The latest row, and how long the longest is. */
export async function findRows(db: Db, shopperId: number): Promise<{ longest: number; latest: Row | null }> {
  const [row] = await selectLongest(db, { shopperId });
  if (!row?.firstDay || !row.lastDay) return { longest: 0, latest: null };
  return { longest: row.longest, latest: { firstDay: row.firstDay, lastDay: row.lastDay } };
}

/** The rows that a day would join: one that ends before it, one that begins after it. */
export const listTouching = (db: Db, shopperId: number, day: string): Promise<Row[]> =>
  db
    .select({ firstDay: checkInRows.firstDay, lastDay: checkInRows.lastDay })
    .from(checkInRows)
    .where(
      and(
        eq(checkInRows.shopperId, shopperId),
        or(eq(checkInRows.lastDay, shiftDay(day, -1)), eq(checkInRows.firstDay, shiftDay(day, 1))),
      ),
    )
    .orderBy(asc(checkInRows.firstDay));

/** Puts one row in the place of those it joins; the person's account is held. */
export async function replaceRows(
  db: Db,
  shopperId: number,
  touching: readonly Row[],
  joined: Row,
): Promise<void> {
  for (const { firstDay } of touching) {
    await db
      .delete(checkInRows)
      .where(and(eq(checkInRows.shopperId, shopperId), eq(checkInRows.firstDay, firstDay)));
  }
  await db.insert(checkInRows).values({ shopperId, ...joined });
}

/** Of a closed account. */
export async function deleteCheckIns(db: Db, shopperId: number): Promise<void> {
  await db.delete(checkIns).where(eq(checkIns.shopperId, shopperId));
  await db.delete(checkInRows).where(eq(checkInRows.shopperId, shopperId));
}

/** What the latest month of somebody earned by checking in, and the row they were in last. */
export async function findLatest(db: Db, shopperId: number) {
  const [latest] = await db
    .select({ day: checkIns.day })
    .from(checkIns)
    .where(eq(checkIns.shopperId, shopperId))
    .orderBy(desc(checkIns.day))
    .limit(1);
  return latest?.day ?? null;
}

export async function sumPoints(db: Db, shopperId: number, between: Between): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${checkIns.points}), 0)`.mapWith(Number) })
    .from(checkIns)
    .where(isBetween(shopperId, between));
  return row?.points ?? 0;
}

/** How many people checked in from a day on. */
export async function countPeople(db: Db, from: string): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(checkIns.shopperId) })
    .from(checkIns)
    .where(gte(checkIns.day, from));
  return row?.people ?? 0;
}
