import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { pointsAccounts, pointsChanges } from '../points.tables.ts';

export type PointsChangeRecord = typeof pointsChanges.$inferSelect;
export type Held = { points: number; growth: number };

const nothing: Held = { points: 0, growth: 0 };

const selectHeld = prepared('points_held', (db) =>
  db
    .select({ points: pointsAccounts.points, growth: pointsAccounts.growth })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.shopperId, sql.placeholder('shopperId'))),
);

export async function findHeld(db: Db, shopperId: number): Promise<Held> {
  const [row] = await selectHeld(db, { shopperId });
  return row ?? nothing;
}

/** Takes the person's account until the transaction ends: all that concerns their points and days goes one by one. */
export async function lockAccount(db: Db, shopperId: number): Promise<Held> {
  await db.insert(pointsAccounts).values({ shopperId }).onConflictDoNothing();
  const [row] = await db
    .select({ points: pointsAccounts.points, growth: pointsAccounts.growth })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.shopperId, shopperId))
    .for('update');
  return row ?? nothing;
}

export async function isCounted(db: Db, key: string): Promise<boolean> {
  const [row] = await db
    .select({ id: pointsChanges.id })
    .from(pointsChanges)
    .where(eq(pointsChanges.key, key));
  return row !== undefined;
}

/** Adds to what somebody has if that leaves nothing below zero; null where they have too little. */
export async function claimChange(db: Db, shopperId: number, { points, growth }: Held): Promise<Held | null> {
  const [row] = await db
    .update(pointsAccounts)
    .set({
      points: sql`${pointsAccounts.points} + ${points}`,
      growth: sql`${pointsAccounts.growth} + ${growth}`,
    })
    .where(and(eq(pointsAccounts.shopperId, shopperId), sql`${pointsAccounts.points} + ${points} >= 0`))
    .returning({ points: pointsAccounts.points, growth: pointsAccounts.growth });
  return row ?? null;
}

export async function insertChange(db: Db, row: typeof pointsChanges.$inferInsert): Promise<void> {
  await db.insert(pointsChanges).values(row);
}

export const listChanges = (
  db: Db,
  shopperId: number,
  page: { before: number | undefined; limit: number },
): Promise<PointsChangeRecord[]> =>
  db
    .select()
    .from(pointsChanges)
    .where(
      and(
        eq(pointsChanges.shopperId, shopperId),
        page.before === undefined ? undefined : lt(pointsChanges.id, page.before),
      ),
    )
    .orderBy(desc(pointsChanges.id))
    .limit(page.limit);

const month = sql<string>`to_char(${pointsChanges.day}, 'YYYY-MM')`;
const earned =
  sql<number>`coalesce(sum(${pointsChanges.points}) filter (where ${pointsChanges.points} > 0), 0)`.mapWith(
    Number,
  );
const spent =
  sql<number>`coalesce(-sum(${pointsChanges.points}) filter (where ${pointsChanges.points} < 0), 0)`.mapWith(
    Number,
  );

/** Of each month between two days, the latest first. */
export const sumMonths = (db: Db, shopperId: number, { from, to }: { from: string; to: string }) =>
  db
    .select({ month, earned, spent })
    .from(pointsChanges)
    .where(
      and(eq(pointsChanges.shopperId, shopperId), gte(pointsChanges.day, from), lte(pointsChanges.day, to)),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);

/** Of everybody, from a day on. */
export async function sumSince(db: Db, day: string): Promise<{ earned: number; spent: number }> {
  const [row] = await db.select({ earned, spent }).from(pointsChanges).where(gte(pointsChanges.day, day));
  return row ?? { earned: 0, spent: 0 };
}
