import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { goods } from '../catalog.tables.ts';
import { type GoodsRecord, goodsColumns } from '../goods/goods-list.queries.ts';
import type { SavedPage, SavedRecord } from './favourite.queries.ts';
import { footprints } from './saved.tables.ts';

/** How many goods one is shown to have looked at; the oldest give way. */
export const maxFootprints = 500;

const { placeholder } = sql;

/** In one statement with the cap: what it removes is seen as it was before, so room is made for the one that comes. */
const upsert = prepared('keep_footprint', (db) => {
  const kept = db.$with('kept').as(
    db
      .insert(footprints)
      .values({
        shopperId: placeholder('shopperId'),
        day: placeholder('day'),
        goodsId: placeholder('goodsId'),
        seenAt: placeholder('seenAt'),
      })
      .onConflictDoUpdate({
        target: [footprints.shopperId, footprints.day, footprints.goodsId],
        set: { seenAt: sql`greatest(${footprints.seenAt}, excluded.seen_at)` },
      })
      .returning({ isNew: sql<boolean>`xmax = 0`.as('is_new') }),
  );
  return db
    .with(kept)
    .delete(footprints)
    .where(
      sql`exists (select from kept where is_new) and (shopper_id, day, goods_id) in (
        select f.shopper_id, f.day, f.goods_id from ${footprints} f
        where f.shopper_id = ${placeholder('shopperId')}
        order by f.seen_at desc, f.goods_id desc offset ${sql.raw(String(maxFootprints - 1))})`,
    );
});

/** Keeps that a goods was looked at, once a day, at the last time of that day. */
export async function saveFootprint(
  db: Db,
  footprint: { shopperId: number; goodsId: number; day: string; seenAt: Date },
): Promise<void> {
  await upsert(db, footprint);
}

export const countFootprints = (db: Db, shopperId: number): Promise<number> =>
  db.$count(footprints, eq(footprints.shopperId, shopperId));

/** The last first. */
export async function listFootprintRows(
  db: Db,
  shopperId: number,
  { after, limit }: SavedPage,
): Promise<(SavedRecord & { day: string })[]> {
  return db
    .select({
      ...goodsColumns,
      isOnSale: goods.isOnSale,
      savedAt: footprints.seenAt,
      day: footprints.day,
    })
    .from(footprints)
    .innerJoin(goods, eq(goods.id, footprints.goodsId))
    .where(
      and(
        eq(footprints.shopperId, shopperId),
        after &&
          sql`(${footprints.seenAt}, ${footprints.goodsId}) < (${after.at.toISOString()}::timestamptz, ${after.goodsId})`,
      ),
    )
    .orderBy(desc(footprints.seenAt), desc(footprints.goodsId))
    .limit(limit);
}

const mostLookedAt = 100;

/** The goods one looked at last, and when. */
export const listLookedAt = (db: Db, shopperId: number): Promise<{ goodsId: number; at: Date }[]> =>
  db
    .select({ goodsId: footprints.goodsId, at: footprints.seenAt })
    .from(footprints)
    .where(eq(footprints.shopperId, shopperId))
    .orderBy(desc(footprints.seenAt), desc(footprints.goodsId))
    .limit(mostLookedAt);

export async function deleteFootprints(
  db: Db,
  shopperId: number,
  rows: readonly { day: string; goods_id: number }[],
): Promise<void> {
  const days = sql.param(rows.map(({ day }) => day));
  const ids = sql.param(rows.map(({ goods_id }) => goods_id));
  await db
    .delete(footprints)
    .where(
      and(
        eq(footprints.shopperId, shopperId),
        sql`(${footprints.day}, ${footprints.goodsId}) in (select * from unnest(${days}::date[], ${ids}::bigint[]))`,
      ),
    );
}

export async function clearFootprints(db: Db, shopperId: number): Promise<void> {
  await db.delete(footprints).where(eq(footprints.shopperId, shopperId));
}

/** What a shopper looked at in one shop and what is still on sale there, each goods once, the last first. */
export async function listSeenInShop(
  db: Db,
  { shopperId, shopId, limit }: { shopperId: number; shopId: number; limit: number },
): Promise<GoodsRecord[]> {
  const seen = db
    .select({ goodsId: footprints.goodsId, seenAt: max(footprints.seenAt).as('last_seen_at') })
    .from(footprints)
    .where(eq(footprints.shopperId, shopperId))
    .groupBy(footprints.goodsId)
    .as('seen');
  return db
    .select(goodsColumns)
    .from(seen)
    .innerJoin(goods, eq(goods.id, seen.goodsId))
    .where(and(eq(goods.shopId, shopId), goods.isOnSale))
    .orderBy(desc(seen.seenAt), desc(seen.goodsId))
    .limit(limit);
}
