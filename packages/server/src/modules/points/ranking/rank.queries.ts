import type { RankOrder } from '@chengji/contract';
import { and, asc, desc, eq, gt, inArray, min, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { checkInRankCounts, checkInRanks } from '../points.tables.ts';

export type Rank = typeof checkInRanks.$inferSelect;

/** Takes somebody's place until the transaction ends; null before they have one. */
export async function lockRank(db: Db, shopperId: number): Promise<Rank | null> {
  const [row] = await db
    .select()
    .from(checkInRanks)
    .where(eq(checkInRanks.shopperId, shopperId))
    .for('update');
  return row ?? null;
}

export async function findRank(db: Db, shopperId: number): Promise<Rank | null> {
  const [row] = await db.select().from(checkInRanks).where(eq(checkInRanks.shopperId, shopperId));
  return row ?? null;
}

export async function saveRank(db: Db, rank: Rank): Promise<void> {
  const { shopperId, ...set } = rank;
  await db.insert(checkInRanks).values(rank).onConflictDoUpdate({ target: checkInRanks.shopperId, set });
}

export async function deleteRank(db: Db, shopperId: number): Promise<void> {
  await db.delete(checkInRanks).where(eq(checkInRanks.shopperId, shopperId));
}

export type Shift = { board: RankOrder; period: string; value: number; people: number };

/** Adds to the counts of values, or takes from them; in one order, so that two transactions do not wait in a ring. */
export async function shiftCounts(db: Db, shifts: readonly Shift[]): Promise<void> {
  const inOrder = shifts.toSorted(
    (a, b) => a.board.localeCompare(b.board) || a.period.localeCompare(b.period) || a.value - b.value,
  );
  for (const { people, ...of } of inOrder) {
    const { board, period, value } = of;
    if (people > 0) {
      await db
        .insert(checkInRankCounts)
        .values({ ...of, people })
        .onConflictDoUpdate({
          target: [checkInRankCounts.board, checkInRankCounts.period, checkInRankCounts.value],
          set: { people: sql`${checkInRankCounts.people} + ${people}` },
        });
    } else {
      await db
        .update(checkInRankCounts)
        .set({ people: sql`${checkInRankCounts.people} + ${people}` })
        .where(
          and(
            eq(checkInRankCounts.board, board),
            eq(checkInRankCounts.period, period),
            eq(checkInRankCounts.value, value),
          ),
        );
    }
  }
}

const boards = {
  month_points: { period: checkInRanks.month, value: checkInRanks.monthPoints },
  row: { period: checkInRanks.lastDay, value: checkInRanks.rowDays },
};

/** The first of each period, off its index; of several periods the caller merges them. */
export async function listTop(
  db: Db,
  board: RankOrder,
  periods: readonly string[],
  limit: number,
): Promise<{ shopperId: number; value: number }[]> {
  const { period, value } = boards[board];
  const found = [];
  for (const one of periods) {
    found.push(
      ...(await db
        .select({ shopperId: checkInRanks.shopperId, value })
        .from(checkInRanks)
        .where(eq(period, one))
        .orderBy(desc(value), asc(checkInRanks.shopperId))
        .limit(limit)),
    );
  }
  return found;
}

/** How many people stand above a value, and the next value above it. */
export async function countAbove(
  db: Db,
  board: RankOrder,
  periods: readonly string[],
  value: number,
): Promise<{ people: number; next: number | null }> {
  const [row] = await db
    .select({ people: sum(checkInRankCounts.people).mapWith(Number), next: min(checkInRankCounts.value) })
    .from(checkInRankCounts)
    .where(
      and(
        eq(checkInRankCounts.board, board),
        inArray(checkInRankCounts.period, [...periods]),
        gt(checkInRankCounts.value, value),
        gt(checkInRankCounts.people, 0),
      ),
    );
  return { people: row?.people ?? 0, next: row?.next ?? null };
}

/** How many people stand at a value or above it. */
export const countFrom = async (
  db: Db,
  board: RankOrder,
  periods: readonly string[],
  value: number,
): Promise<number> => (await countAbove(db, board, periods, value - 1)).people;
