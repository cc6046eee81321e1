import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { categories, goods, skus } from '../catalog.tables.ts';

const columns = {
  id: goods.id,
  shopId: goods.shopId,
  title: goods.title,
  titleEn: goods.titleEn,
  isOnSale: goods.isOnSale,
  categoryIds: sql<
    number[]
  >`array_remove(array[${goods.level1Id}, ${goods.level2Id}, ${goods.level3Id}], null)`.mapWith((ids) =>
    (ids as unknown[]).map(Number),
  ),
};

/** What an offer made of a goods must know of it: `categoryIds` is the path of its category. */
export async function findGoodsOffered(db: Db, id: number) {
  const [row] = await db.select(columns).from(goods).where(eq(goods.id, id));
  return row ?? null;
}

export type GoodsOffered = NonNullable<Awaited<ReturnType<typeof findGoodsOffered>>>;

/** The category each of these goods is in, on sale or not. */
export async function findGoodsCategories(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: goods.id, categoryId: goods.categoryId })
    .from(goods)
    .where(inArray(goods.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, categoryId }) => [id, categoryId]));
}

/** The top category of each of these goods, on sale or not. */
export async function findTopCategories(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: goods.id, categoryId: goods.level1Id })
    .from(goods)
    .where(inArray(goods.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, categoryId }) => [id, categoryId]));
}

/** The skus of a goods in their order, those that are off as well: an offer made for one waits for it. */
export const listSkuPrices = (db: Db, goodsId: number): Promise<{ id: number; priceCents: number }[]> =>
  db
    .select({ id: skus.id, priceCents: skus.priceCents })
    .from(skus)
    .where(and(eq(skus.goodsId, goodsId), sql`${skus.retiredAt} is null`))
    .orderBy(asc(skus.position), asc(skus.id));

/** All that are at the top of the tree. */
export const listTopCategoryIds = async (db: Db): Promise<number[]> =>
  (await selectTopIds(db)).map(({ id }) => id);

const selectTopIds = prepared('list_top_category_ids', (db) =>
  db.select({ id: categories.id }).from(categories).where(eq(categories.level, 1)),
);

/** Those of these that are at the top of the tree, in its order. */
export const listTopCategories = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: categories.id, nameZh: categories.nameZh, nameEn: categories.nameEn })
    .from(categories)
    .where(and(eq(categories.level, 1), inArray(categories.id, [...ids])))
    .orderBy(asc(categories.position), asc(categories.id));
