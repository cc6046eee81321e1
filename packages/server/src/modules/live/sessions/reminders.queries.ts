import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { liveMutes, liveOpened, liveReminders, liveSays, liveViewers } from '../live.tables.ts';

export async function insertReminder(
  db: Db,
  reminder: { liveId: number; shopperId: number; isOfReplay: boolean },
): Promise<void> {
  await db.insert(liveReminders).values(reminder).onConflictDoNothing();
}

export async function deleteReminder(db: Db, liveId: number, shopperId: number): Promise<void> {
  await db
    .delete(liveReminders)
    .where(and(eq(liveReminders.liveId, liveId), eq(liveReminders.shopperId, shopperId)));
}

/** Who asked to be told, who are then no longer asked for. */
export const takeReminders = async (
  db: Db,
  liveId: number,
  { isOfReplay }: { isOfReplay: boolean },
): Promise<number[]> =>
  (
    await db
      .delete(liveReminders)
      .where(and(eq(liveReminders.liveId, liveId), eq(liveReminders.isOfReplay, isOfReplay)))
      .returning({ id: liveReminders.shopperId })
  ).map(({ id }) => id);

/** Of which of these lives a person is told. */
export async function listReminded(
  db: Db,
  shopperId: number,
  liveIds: readonly number[],
): Promise<Set<number>> {
  if (liveIds.length === 0) return new Set();
  const rows = await db
    .select({ id: liveReminders.liveId })
    .from(liveReminders)
    .where(and(eq(liveReminders.shopperId, shopperId), inArray(liveReminders.liveId, [...liveIds])));
  return new Set(rows.map(({ id }) => id));
}

/** True where this person had not opened it before. */
export async function insertOpened(
  db: Db,
  opened: { liveId: number; goodsId: number; shopperId: number },
): Promise<boolean> {
  const rows = await db
    .insert(liveOpened)
    .values(opened)
    .onConflictDoNothing()
    .returning({ id: liveOpened.goodsId });
  return rows.length > 0;
}

/** All that lives know of a person. */
export async function deleteTraces(db: Db, shopperId: number): Promise<void> {
  for (const table of [liveReminders, liveMutes, liveOpened, liveViewers, liveSays])
    await db.delete(table).where(eq(table.shopperId, shopperId));
}
