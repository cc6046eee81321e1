import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { goods } from './catalog.tables.ts';
import { favourites } from './kept.tables.ts';

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
          createdAt: sql`${createdAt.toISOString()}::timestamptz`.as('created_at'),
        })
        .from(goods)
        .where(inArray(goods.id, [...goodsIds])),
    )
    .onConflictDoNothing()
    .returning({ goodsId: favourites.goodsId });
  return rows.length;
}

export async function deleteFavourite(db: Db, shopperId: number, goodsId: number): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.shopperId, shopperId), eq(favourites.goodsId, goodsId)));
}

export async function countFavourites(db: Db, shopperId: number): Promise<number> {
  return db.$count(favourites, eq(favourites.shopperId, shopperId));
}
