import { and, count, desc, eq, gte, ilike, inArray, lt, not, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { selectDay, selectEndOfDay, selectStartOfDay } from '../../../kernel/time/market-days.queries.ts';
import { goods } from '../catalog.tables.ts';
import { type GoodsRecord, goodsColumns } from '../goods/goods-list.queries.ts';
import { favourites } from './saved.tables.ts';

/** Answers how many are new; ids that are no goods are passed over. */
export async function insertFavourites(
  db: Db,
  shopperId: number,
  goodsIds: readonly number[],
  createdAt: Date,
): Promise<number> {
  if (goodsIds.length === 0) return 0;
  const rows = await db
    .insert(favourites)
    .select(
      db
        .select({
          shopperId: sql`${shopperId}::bigint`.as('shopper_id'),
          goodsId: goods.id,
          shopId: goods.shopId,
          createdAt: sql`${createdAt.toISOString()}::timestamptz`.as('created_at'),
        })
        .from(goods)
        .where(inArray(goods.id, [...goodsIds])),
    )
    .onConflictDoNothing()
    .returning({ goodsId: favourites.goodsId });
  return rows.length;
}

export async function deleteFavourites(
  db: Db,
  shopperId: number,
  goodsIds: readonly number[],
): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.shopperId, shopperId), inArray(favourites.goodsId, [...goodsIds])));
}

export async function clearFavourites(db: Db, shopperId: number): Promise<void> {
  await db.delete(favourites).where(eq(favourites.shopperId, shopperId));
}

export async function countFavourites(db: Db, shopperId: number): Promise<number> {
  return db.$count(favourites, eq(favourites.shopperId, shopperId));
}

/** A goods that was kept, when, and whether it is still to be had. */
export type SavedRecord = GoodsRecord & { isOnSale: boolean; savedAt: Date };

/** A moment and a goods' id to go on after. */
export type SavedPage = { after: { at: Date; goodsId: number } | undefined; limit: number };

/** The newest first. */
export async function listFavouriteRows(
  db: Db,
  shopperId: number,
  { after, limit }: SavedPage,
  { keyword, isGone }: { keyword: string | undefined; isGone: boolean },
): Promise<SavedRecord[]> {
  return db
    .select({ ...goodsColumns, isOnSale: goods.isOnSale, savedAt: favourites.createdAt })
    .from(favourites)
    .innerJoin(goods, eq(goods.id, favourites.goodsId))
    .where(
      and(
        eq(favourites.shopperId, shopperId),
        after &&
          sql`(${favourites.createdAt}, ${favourites.goodsId}) < (${after.at.toISOString()}::timestamptz, ${after.goodsId})`,
        isGone ? not(goods.isOnSale) : undefined,
        keyword ? ilike(sql`${goods.title} || ' ' || ${goods.titleEn}`, toPattern(keyword)) : undefined,
      ),
    )
    .orderBy(desc(favourites.createdAt), desc(favourites.goodsId))
    .limit(limit);
}

/** How many of a shop's favourites of today were added on each day; days without one are not among them. */
export async function listNewFavourites(
  db: Db,
  zone: string,
  shopId: number,
  from: string,
  to: string,
): Promise<{ day: string; number: number }[]> {
  const { createdAt } = favourites;
  const day = selectDay(zone, createdAt);
  return db
    .select({ day, number: count() })
    .from(favourites)
    .where(
      and(
        eq(favourites.shopId, shopId),
        gte(createdAt, selectStartOfDay(zone, from)),
        lt(createdAt, selectEndOfDay(zone, to)),
      ),
    )
    .groupBy(sql`1`);
}
