import type { GoodsSort, ShopType } from '@chengji/contract';
import { and, asc, desc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { builtOnce, type PreparedQuery, prepared } from '../../../kernel/db/prepared.ts';
import { writtenOut } from '../../../kernel/db/written-out.ts';
import { goods } from '../catalog.tables.ts';
import { goodsOrders } from './goods-order.rules.ts';

const { placeholder } = sql;

/** Whose goods a list shows: all, a shop's, or those at or below a category of this level. */
export type GoodsScope = 'all' | 'shop' | 'level1' | 'level2' | 'level3';

/** What most lists are: read by a statement that is prepared once for each scope and order. */
export type GoodsList = {
  sort: GoodsSort;
  scope: GoodsScope;
  scopeId?: number | undefined;
  /** The sort key and id to go on after. */
  after?: readonly number[] | undefined;
  /** At most 51: one more than the longest page. */
  limit: number;
  /**
   * Gathers all that fit and sorts them: for conditions that PostgreSQL thinks many goods meet, and few do. In the
   * order of an index it would look for them through the whole table.
   */
  isGathered?: boolean;
};

export type GoodsFilter = {
  /** A category beside the scope of a shop. */
  category?: { scope: GoodsScope; id: number } | undefined;
  /** One of the own categories of the shop whose goods are listed. */
  shopCategoryId?: number | undefined;
  shopType?: ShopType | undefined;
  inStock?: boolean | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
  searchQuery?: string | undefined;
};

export const goodsColumns = (() => {
  const { id, title, titleEn, ratio, priceCents, wasPriceCents, sold, rank, tags, tagsEn, inStock } =
    getTableColumns(goods);
  const { shopId, shopType, shopNameZh, shopNameEn } = getTableColumns(goods);
  const image = sql<string>`${goods.images}[1]`;
  const shop = { shopId, shopType, shopNameZh, shopNameEn };
  return {
    id,
    title,
    titleEn,
    image,
    ratio,
    priceCents,
    wasPriceCents,
    sold,
    rank,
    tags,
    tagsEn,
    inStock,
    ...shop,
  };
})();

const scopeColumns = {
  shop: goods.shopId,
  level1: goods.level1Id,
  level2: goods.level2Id,
  level3: goods.level3Id,
};

/** Written out, not as a parameter: only so may the indexes of goods on sale be used by a prepared statement. */
const onSale = sql`${goods.isOnSale}`;

type Value = SQL | ReturnType<typeof placeholder> | number;

const inScope = (scope: GoodsScope, id: Value | undefined) =>
  scope === 'all' ? undefined : sql`${scopeColumns[scope]} = ${id}`;

function isAfter(sort: GoodsSort, key: readonly Value[]): SQL {
  const { by, direction } = goodsOrders[sort];
  const sign = direction === 'asc' ? sql`>` : sql`<`;
  return by
    ? sql`(${goods[by]}, ${goods.id}) ${sign} (${key[0]}, ${key[1]})`
    : sql`${goods.id} ${sign} ${key[0]}`;
}

/** No index has the sum. */
function ordered(sort: GoodsSort, isGathered: boolean): SQL[] {
  const { by, direction } = goodsOrders[sort];
  const turn = direction === 'asc' ? asc : desc;
  if (isGathered) return [turn(sql`${goods[by ?? 'id']} + 0`), turn(goods.id)];
  return by ? [turn(goods[by]), turn(goods.id)] : [turn(goods.id)];
}

type Shape = {
  sort: GoodsSort;
  scope: GoodsScope;
  isContinued: boolean;
  isGathered: boolean;
  size: number;
};

const build =
  ({ sort, scope, isContinued, isGathered, size }: Shape, filters: readonly SQL[] = []) =>
  (db: Db) =>
    db
      .select(goodsColumns)
      .from(goods)
      .where(
        and(
          onSale,
          inScope(scope, placeholder('scopeId')),
          ...filters,
          isContinued
            ? isAfter(
                sort,
                goodsOrders[sort].by ? [placeholder('key'), placeholder('id')] : [placeholder('id')],
              )
            : undefined,
        ),
      )
      .orderBy(...ordered(sort, isGathered))
      .limit(writtenOut(size));

export type GoodsRecord = Awaited<ReturnType<ReturnType<typeof build>>>[number];

type Statement = PreparedQuery<GoodsRecord[]>;
const statements = new Map<string, Statement>();

function makeOnce(name: string, make: (name: string) => Statement): Statement {
  const statement = statements.get(name) ?? make(name);
  statements.set(name, statement);
  return statement;
}

/**
 * A page is read in one of two sizes, written out in the statement: with the limit as a parameter PostgreSQL
 * thinks of a tenth of the table and plans anew each time. So there are a hundred statements at most, and
 * every connection may keep them all.
 */
const sizes = { usual: 21, most: 51 };

const toShape = ({ sort, scope, after, limit, isGathered = false }: GoodsList): Shape => ({
  sort,
  scope,
  isContinued: after !== undefined,
  isGathered,
  size: limit <= sizes.usual ? sizes.usual : sizes.most,
});

const toName = ({ sort, scope, isContinued, isGathered, size }: Shape): string =>
  `list_goods_${scope}_${sort}_${size}${isContinued ? '_after' : ''}${isGathered ? '_gathered' : ''}`;

async function readPage(statement: Statement, db: Db, list: GoodsList, filter: Record<string, unknown> = {}) {
  const { scopeId, after = [], limit } = list;
  const rows = await statement(db, { ...filter, scopeId, key: after[0], id: after.at(-1) });
  return rows.slice(0, limit);
}

export function listGoodsRows(db: Db, list: GoodsList): Promise<GoodsRecord[]> {
  const shape = toShape(list);
  const statement = makeOnce(toName(shape), (name) => prepared(name, build(shape)));
  return readPage(statement, db, list);
}

/** Whether goods are in this own category of their shop. */
export const inShopCategory = (id: Value) => sql`${goods.shopCategoryIds} @> array[${id}::bigint]`;

const conditions = {
  shopCategoryId: inShopCategory(placeholder('shopCategoryId')),
  shopType: eq(goods.shopType, placeholder('shopType')),
  inStock: eq(goods.inStock, placeholder('inStock')),
  minCents: gte(goods.priceCents, placeholder('minCents')),
  maxCents: lte(goods.priceCents, placeholder('maxCents')),
  searchQuery: sql`${goods.search} @@ ${placeholder('searchQuery')}::tsquery`,
};
const conditionNames = Object.keys(conditions) as (keyof typeof conditions)[];

/** With filters or words the best way depends on their values, so these are planned each time. */
export function listFilteredGoodsRows(
  db: Db,
  list: GoodsList,
  { category, ...filter }: GoodsFilter,
): Promise<GoodsRecord[]> {
  const shape = toShape(list);
  const given = conditionNames.filter((name) => filter[name] !== undefined);
  const name = [toName(shape), category?.scope ?? '', ...given].join(' ');
  const statement = makeOnce(name, () => {
    const inCategory = category && inScope(category.scope, placeholder('categoryId'));
    const filters = given.map((name) => conditions[name]);
    return builtOnce(build(shape, inCategory ? [inCategory, ...filters] : filters));
  });
  return readPage(statement, db, list, { ...filter, categoryId: category?.id });
}

const selectGoodsByIds = prepared('list_goods_by_ids', (db) =>
  db
    .select(goodsColumns)
    .from(goods)
    .where(and(onSale, sql`${goods.id} = any(${placeholder('ids')}::bigint[])`)),
);

const selectGoodsAnyState = prepared('list_goods_any_state', (db) =>
  db
    .select({ ...goodsColumns, isOnSale: goods.isOnSale })
    .from(goods)
    .where(sql`${goods.id} = any(${placeholder('ids')}::bigint[])`),
);

/** These goods whether or not they are on sale, in any order. */
export const listGoodsAnyState = (db: Db, ids: readonly number[]) =>
  selectGoodsAnyState(db, { ids: [...ids] });

/** Those of these that are on sale, in any order. */
export const listGoodsRowsByIds = (db: Db, ids: readonly number[]): Promise<GoodsRecord[]> =>
  selectGoodsByIds(db, { ids: [...ids] });
