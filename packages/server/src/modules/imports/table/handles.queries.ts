import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { goodsHandles, pictureSources } from '../imports.tables.ts';

export async function findGoodsByHandles(
  db: Db,
  shopId: number,
  handles: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(goodsHandles)
    .where(and(eq(goodsHandles.shopId, shopId), inArray(goodsHandles.handle, [...handles])));
  return new Map(rows.map(({ handle, goodsId }) => [handle, goodsId]));
}

export async function insertHandles(
  db: Db,
  rows: readonly (typeof goodsHandles.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(goodsHandles).values([...rows]);
}

/** The handle of each of these goods; one that has none yet is named after its id. */
export async function findHandles(
  db: Db,
  shopId: number,
  goodsIds: readonly number[],
): Promise<Map<number, string>> {
  if (goodsIds.length === 0) return new Map();
  await db
    .insert(goodsHandles)
    .values(goodsIds.map((goodsId) => ({ shopId, goodsId, handle: `goods-${goodsId}` })))
    .onConflictDoNothing();
  const rows = await db
    .select()
    .from(goodsHandles)
    .where(inArray(goodsHandles.goodsId, [...goodsIds]));
  return new Map(rows.map(({ goodsId, handle }) => [goodsId, handle]));
}

/** Where the pictures that are known by these addresses or file names are kept. */
export async function findPictures(
  db: Db,
  shopId: number,
  sources: readonly string[],
): Promise<Map<string, string>> {
  if (sources.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pictureSources)
    .where(and(eq(pictureSources.shopId, shopId), inArray(pictureSources.source, [...sources])));
  return new Map(rows.map(({ source, url }) => [source, url]));
}

export async function keepPicture(db: Db, row: typeof pictureSources.$inferInsert): Promise<void> {
  await db
    .insert(pictureSources)
    .values(row)
    .onConflictDoUpdate({
      target: [pictureSources.shopId, pictureSources.source],
      set: { url: row.url },
    });
}
