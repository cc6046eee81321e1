import { and, asc, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { categories, goods, skus } from '../catalog.tables.ts';

export type SellerGoodsState = 'all' | 'on' | 'off' | 'sold_out';

export type SellerGoodsFilter = {
  shopId: number;
  searchQuery?: string | undefined;
  categoryId?: number | undefined;
};

export type SellerGoodsSort = 'new' | 'sales' | 'stock' | 'price';

const onSkus = (what: SQL) => sql<number>`(
  select ${what} from ${skus} s where s.goods_id = goods.id and s.retired_at is null and s.is_on)`;
const stock = onSkus(sql`coalesce(sum(s.stock), 0)::int`);

const states: Record<SellerGoodsState, SQL> = {
  all: sql`true`,
  on: sql`${goods.isOnSale}`,
  off: sql`not ${goods.isOnSale}`,
  sold_out: sql`${goods.isOnSale} and not ${goods.inStock}`,
};

const sorts: Record<SellerGoodsSort, SQL> = {
  new: desc(goods.id),
  sales: desc(goods.sold),
  stock: asc(stock),
  price: asc(goods.priceCents),
};

const filtered = ({ shopId, searchQuery, categoryId }: SellerGoodsFilter) =>
  and(
    eq(goods.shopId, shopId),
    searchQuery === undefined ? undefined : sql`${goods.search} @@ ${searchQuery}::tsquery`,
    categoryId === undefined
      ? undefined
      : sql`${categoryId} in (${goods.level1Id}, ${goods.level2Id}, ${goods.level3Id})`,
  );

export async function listSellerGoodsRows(
  db: Db,
  filter: SellerGoodsFilter,
  page: { state: SellerGoodsState; sort: SellerGoodsSort; offset: number; limit: number },
) {
  const { id, title, titleEn, priceCents, priceMaxCents, sold, isOnSale, takenDownReason, updatedAt } = goods;
  return db
    .select({
      id,
      title,
      titleEn,
      priceCents,
      priceMaxCents,
      sold,
      isOnSale,
      takenDownReason,
      updatedAt,
      stock,
      image: sql<string>`${goods.images}[1]`,
      skus: onSkus(sql`count(*)::int`),
      categoryZh: categories.nameZh,
      categoryEn: categories.nameEn,
    })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .where(and(filtered(filter), states[page.state]))
    .orderBy(sorts[page.sort], desc(goods.id))
    .limit(page.limit)
    .offset(page.offset);
}

export type SellerGoodsRecord = Awaited<ReturnType<typeof listSellerGoodsRows>>[number];

export async function countSellerGoods(
  db: Db,
  filter: SellerGoodsFilter,
): Promise<Record<SellerGoodsState, number>> {
  const counted = (state: SellerGoodsState) => sql<number>`(count(*) filter (where ${states[state]}))::int`;
  const [counts] = await db
    .select({
      all: counted('all'),
      on: counted('on'),
      off: counted('off'),
      sold_out: counted('sold_out'),
    })
    .from(goods)
    .where(filtered(filter));
  return counts ?? { all: 0, on: 0, off: 0, sold_out: 0 };
}

const { search: _, ...columns } = getTableColumns(goods);

/** A goods of this shop, or null, for another shop's as well. */
export async function findGoodsOfShop(db: Db, shopId: number, id: number) {
  const [row] = await db
    .select(columns)
    .from(goods)
    .where(and(eq(goods.id, id), eq(goods.shopId, shopId)));
  return row ?? null;
}

/** The goods of a shop with an id above `after`, with what their category is called. */
export const listGoodsOfShopAfter = (
  db: Db,
  filter: SellerGoodsFilter,
  { state, after, limit }: { state: SellerGoodsState; after: number; limit: number },
) =>
  db
    .select({ ...columns, category: categories.nameZh })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .where(and(filtered(filter), states[state], gt(goods.id, after)))
    .orderBy(asc(goods.id))
    .limit(limit);

export const listSkus = (db: Db, goodsIds: readonly number[]): Promise<SkuRecord[]> =>
  db
    .select()
    .from(skus)
    .where(and(inArray(skus.goodsId, [...goodsIds]), sql`${skus.retiredAt} is null`))
    .orderBy(asc(skus.position), asc(skus.id));

export type SellerGoodsWhole = NonNullable<Awaited<ReturnType<typeof findGoodsOfShop>>>;
export type SkuRecord = typeof skus.$inferSelect;
