import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { liveGoods, liveMarks } from '../live.tables.ts';

/** The ids of what is in the tray, in its order. */
export const listTray = async (db: Db, liveId: number): Promise<number[]> =>
  (
    await db
      .select({ goodsId: liveGoods.goodsId })
      .from(liveGoods)
      .where(and(eq(liveGoods.liveId, liveId), isNotNull(liveGoods.place)))
      .orderBy(asc(liveGoods.place), asc(liveGoods.goodsId))
  ).map(({ goodsId }) => goodsId);

/** In this order; what was taken out before comes back. */
export async function insertTray(db: Db, liveId: number, goodsIds: readonly number[]): Promise<void> {
  await db
    .insert(liveGoods)
    .values(goodsIds.map((goodsId, place) => ({ liveId, goodsId, place })))
    .onConflictDoUpdate({
      target: [liveGoods.liveId, liveGoods.goodsId],
      set: { place: sql`excluded.place` },
    });
}

/** These in this order; all others are taken out. */
export async function placeTray(db: Db, liveId: number, goodsIds: readonly number[]): Promise<void> {
  const places = sql`array_position(${sql.param([...goodsIds])}::bigint[], ${liveGoods.goodsId}) - 1`;
  await db.update(liveGoods).set({ place: places }).where(eq(liveGoods.liveId, liveId));
}

/** Whether it is or was in the tray. */
export const hadGoods = async (db: Db, liveId: number, goodsId: number): Promise<boolean> =>
  (await db.$count(liveGoods, and(eq(liveGoods.liveId, liveId), eq(liveGoods.goodsId, goodsId)))) > 0;

export type Mark = typeof liveMarks.$inferSelect;

export async function insertMark(db: Db, mark: Omit<Mark, 'id'>): Promise<void> {
  await db.insert(liveMarks).values(mark);
}

export const listMarks = (db: Db, liveId: number): Promise<Mark[]> =>
  db.select().from(liveMarks).where(eq(liveMarks.liveId, liveId)).orderBy(asc(liveMarks.id));
