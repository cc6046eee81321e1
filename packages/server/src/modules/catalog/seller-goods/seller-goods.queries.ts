import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toStart } from '../../../kernel/db/pattern.ts';
import { categories, goods, skus } from '../catalog.tables.ts';
import { inShopCategory } from '../goods/goods-list.queries.ts';
import { toSearchQuery } from '../search/search.rules.ts';

export type GoodsListState = 'all' | 'on' | 'off' | 'sold_out' | 'low' | 'taken_down';

export type GoodsFilter = {
  shopId?: number | undefined;
  keyword?: string | undefined;
  categoryId?: number | undefined;
  shopCategoryId?: number | undefined;
  /** Below how many pieces a stock is low, of goods without a number of their own; left out, none is counted as low. */
  lowStock?: number;
};

export type GoodsListSort = 'updated' | 'new' | 'sales' | 'stock' | 'price';

const onSkus = (what: SQL) => sql<number>`(
  select ${what} from ${skus} s where s.goods_id = goods.id and s.retired_at is null and s.is_on)`;
const stock = onSkus(sql`coalesce(sum(s.stock), 0)::int`);

const isLow = (lowStock: number | undefined) =>
  lowStock === undefined ? sql`false` : sql`s.stock < coalesce(${goods.lowStock}, ${lowStock}::int)`;

/** Of the shop alone, and looked up once instead of for each of its goods. */
const lowGoods = ({ shopId, lowStock }: GoodsFilter) => sql`(
  select s.goods_id from ${skus} s join ${goods} on ${goods.id} = s.goods_id
  where ${goods.shopId} = ${shopId} and s.retired_at is null and s.is_on and ${isLow(lowStock)})`;

const toStates = (filter: GoodsFilter): Record<GoodsListState, SQL> => ({
  all: sql`true`,
  on: sql`${goods.isOnSale}`,
  off: sql`not ${goods.isOnSale}`,
  sold_out: sql`${goods.isOnSale} and not ${goods.inStock}`,
  low:
    filter.shopId === undefined || filter.lowStock === undefined
      ? sql`false`
      : sql`${goods.isOnSale} and ${goods.inStock} and ${goods.id} in ${lowGoods(filter)}`,
  taken_down: sql`${goods.takenDownReason} is not null`,
});

const sorts: Record<GoodsListSort, SQL> = {
  updated: desc(goods.updatedAt),
  new: desc(goods.id),
  sales: desc(goods.sold),
  stock: asc(stock),
  price: asc(goods.priceCents),
};

/** Words that find goods, or the first letters of a sku's code. */
function named(keyword: string): SQL | undefined {
  const searchQuery = toSearchQuery(keyword);
  const coded = sql`${goods.id} in (select s.goods_id from ${skus} s
    where s.retired_at is null and s.code <> '' and lower(s.code) like ${toStart(keyword.toLowerCase())})`;
  return searchQuery === null ? coded : or(sql`${goods.search} @@ ${searchQuery}::tsquery`, coded);
}

const filtered = ({ shopId, keyword, categoryId, shopCategoryId }: GoodsFilter) =>
  and(
    isNull(goods.deletedAt),
    shopId === undefined ? undefined : eq(goods.shopId, shopId),
    keyword ? named(keyword) : undefined,
    categoryId === undefined
      ? undefined
      : sql`${categoryId} in (${goods.level1Id}, ${goods.level2Id}, ${goods.level3Id})`,
    shopCategoryId === undefined ? undefined : inShopCategory(shopCategoryId),
  );

/** Adds the stock up in one go, where asking for that of each goods takes as often as there are goods. */
const orderByStock = (db: Db, wanted: SQL | undefined) =>
  db
    .select({ id: goods.id })
    .from(goods)
    .leftJoin(skus, and(eq(skus.goodsId, goods.id), isNull(skus.retiredAt), skus.isOn))
    .where(wanted)
    .groupBy(goods.id)
    .orderBy(asc(sql`coalesce(sum(${skus.stock}), 0)`), desc(goods.id));

export async function listGoodsRows(
  db: Db,
  filter: GoodsFilter,
  page: { state: GoodsListState; sort: GoodsListSort; offset: number; limit: number },
) {
  const { id, title, titleEn, priceCents, priceMaxCents, sold, isOnSale, takenDownReason, updatedAt } = goods;
  const { shopId, shopNameZh, shopNameEn } = goods;
  const order = [sorts[page.sort], desc(goods.id)];
  const wanted = and(filtered(filter), toStates(filter)[page.state]);
  // of the pages before it no more than the order is looked at
  const ordered =
    page.sort === 'stock'
      ? orderByStock(db, wanted)
      : db
          .select({ id })
          .from(goods)
          .where(wanted)
          .orderBy(...order);
  const shown = ordered.limit(page.limit).offset(page.offset);
  return db
    .select({
      id,
      shopId,
      shopNameZh,
      shopNameEn,
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
      saleStartsAt: goods.saleStartsAt,
      saleEndsAt: goods.saleEndsAt,
      shopCategoryIds: goods.shopCategoryIds,
      lowStock: sql<number>`coalesce(${goods.lowStock}, ${filter.lowStock ?? 0}::int)`,
      lowSkus: onSkus(sql`(count(*) filter (where ${isLow(filter.lowStock)}))::int`),
      skus: onSkus(sql`count(*)::int`),
      categoryZh: categories.nameZh,
      categoryEn: categories.nameEn,
    })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .where(inArray(goods.id, shown))
    .orderBy(...order);
}

export type GoodsListRecord = Awaited<ReturnType<typeof listGoodsRows>>[number];

export async function countGoods(db: Db, filter: GoodsFilter): Promise<Record<GoodsListState, number>> {
  const states = toStates(filter);
  const counted = (state: GoodsListState) => sql<number>`(count(*) filter (where ${states[state]}))::int`;
  const [counts] = await db
    .select({
      all: counted('all'),
      on: counted('on'),
      off: counted('off'),
      sold_out: counted('sold_out'),
      low: counted('low'),
      taken_down: counted('taken_down'),
    })
    .from(goods)
    .where(filtered(filter));
  return counts ?? { all: 0, on: 0, off: 0, sold_out: 0, low: 0, taken_down: 0 };
}

const { search: _, ...columns } = getTableColumns(goods);

/** A goods of this shop, or null, for another shop's as well. */
export async function findGoodsOfShop(db: Db, shopId: number, id: number) {
  const [row] = await db
    .select(columns)
    .from(goods)
    .where(and(eq(goods.id, id), eq(goods.shopId, shopId), isNull(goods.deletedAt)));
  return row ?? null;
}

/** The goods of a shop with an id above `after`, with what their category is called. */
export const listGoodsOfShopAfter = (
  db: Db,
  filter: GoodsFilter,
  { state, after, limit }: { state: GoodsListState; after: number; limit: number },
) =>
  db
    .select({ ...columns, category: categories.nameZh })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .where(and(filtered(filter), toStates(filter)[state], gt(goods.id, after)))
    .orderBy(asc(goods.id))
    .limit(limit);

/** Those that were taken out as well. */
export async function listSkuIds(db: Db, goodsId: number): Promise<number[]> {
  const rows = await db.select({ id: skus.id }).from(skus).where(eq(skus.goodsId, goodsId));
  return rows.map(({ id }) => id);
}

export const listSkus = (db: Db, goodsIds: readonly number[]): Promise<SkuRecord[]> =>
  db
    .select()
    .from(skus)
    .where(and(inArray(skus.goodsId, [...goodsIds]), sql`${skus.retiredAt} is null`))
    .orderBy(asc(skus.position), asc(skus.id));

export type SellerGoodsWhole = NonNullable<Awaited<ReturnType<typeof findGoodsOfShop>>>;
export type SkuRecord = typeof skus.$inferSelect;
