import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { liveGoods } from '../live.tables.ts';

/** The ids of what is in the tray, in its order. */
export const listTray = async (db: Db, liveId: number): Promise<number[]> =>
  (
    await db
      .select({ goodsId: liveGoods.goodsId })
      .from(liveGoods)
      .where(and(eq(liveGoods.liveId, liveId), isNotNull(liveGoods.place)))
      .orderBy(asc(liveGoods.place), asc(liveGoods.goodsId))
  ).map(({ goodsId }) => goodsId);
