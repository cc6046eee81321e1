/** What an offer is for: categories or goods by name, and the goods they come to. */
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { categories, goods } from '../catalog.tables.ts';
import { type GoodsRecord, goodsColumns } from './goods-list.queries.ts';

export const listCategoryNames = (
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; zh: string; en: string }[]> =>
  db
    .select({ id: categories.id, zh: categories.nameZh, en: categories.nameEn })
    .from(categories)
    .where(inArray(categories.id, [...ids]));

export const listGoodsNames = (
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; shopId: number; zh: string; en: string }[]> =>
  db
    .select({ id: goods.id, shopId: goods.shopId, zh: goods.title, en: goods.titleEn })
    .from(goods)
    .where(inArray(goods.id, [...ids]));

/** Whose goods, and which of them; without either, all there are. */
export type OfferScope = {
  shopId: number | null;
  categoryIds?: readonly number[];
  goodsIds?: readonly number[];
};

function within({ shopId, categoryIds, goodsIds }: OfferScope): SQL | undefined {
  const inCategories =
    categoryIds &&
    [goods.level1Id, goods.level2Id, goods.level3Id].map((column) => inArray(column, [...categoryIds]));
  return and(
    sql`${goods.isOnSale}`,
    shopId === null ? undefined : eq(goods.shopId, shopId),
    inCategories && or(...inCategories),
    goodsIds && inArray(goods.id, [...goodsIds]),
  );
}

/** Those on sale, what sells and is liked first. */
export const listGoodsWithin = (
  db: Db,
  scope: OfferScope,
  { after, limit }: { after: readonly number[] | undefined; limit: number },
): Promise<GoodsRecord[]> =>
  db
    .select(goodsColumns)
    .from(goods)
    .where(
      and(
        within(scope),
        after && sql`(${goods.rank}, ${goods.id}) < (${after[0]}::bigint, ${after[1]}::bigint)`,
      ),
    )
    .orderBy(desc(goods.rank), desc(goods.id))
    .limit(limit);
