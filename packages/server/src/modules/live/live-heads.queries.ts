import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { liveGoods, lives } from './live.tables.ts';

export type LiveHead = Pick<
  typeof lives.$inferSelect,
  'id' | 'shopId' | 'state' | 'title' | 'cover' | 'notice' | 'viewers' | 'beganAt'
>;

export const listHeads = (db: Db, ids: readonly number[]): Promise<LiveHead[]> =>
  db
    .select({
      id: lives.id,
      shopId: lives.shopId,
      state: lives.state,
      title: lives.title,
      cover: lives.cover,
      notice: lives.notice,
      viewers: lives.viewers,
      beganAt: lives.beganAt,
    })
    .from(lives)
    .where(inArray(lives.id, [...ids]));

/** In the order of the trays; what was taken out stands last. */
export const listTrayGoods = (db: Db, ids: readonly number[], { withRemoved }: { withRemoved: boolean }) =>
  db
    .select({ liveId: liveGoods.liveId, goodsId: liveGoods.goodsId })
    .from(liveGoods)
    .where(and(inArray(liveGoods.liveId, [...ids]), withRemoved ? undefined : isNotNull(liveGoods.place)))
    .orderBy(asc(liveGoods.liveId), asc(liveGoods.place), asc(liveGoods.goodsId));
