import type { ShopType } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { editVersion, id, moment } from '../../kernel/db/columns.ts';
import { shops } from '../shops/shops.tables.ts';
import type { GoodsParam, GoodsRatio, GoodsSpec, ReviewHead, TagCounts } from './goods/goods.types.ts';
import type { English } from './goods/translation.rules.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const reference = (name: string) => bigint(name, { mode: 'number' });

/** The category tree, at most three levels deep. A category never changes its level. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    version: editVersion(),
    parentId: reference('parent_id').references((): AnyPgColumn => categories.id),
    level: smallint().notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    image: text().notNull().default(''),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('categories_children').on(table.parentId, table.position, table.id),
    check('categories_level_known', sql`${table.level} between 1 and 3`),
    check('categories_top_without_parent', sql`(${table.level} = 1) = (${table.parentId} is null)`),
  ],
);

/**
 * A goods with all that lists, filters and sorts read, so that a list is one index scan. What its shop is
 * called is copied here for the same reason. `level1Id` to `level3Id` are the path of its category.
 */
export const goods = pgTable(
  'goods',
  {
    id: id(),
    /** Rises when it is put on sale or taken off as well. */
    version: editVersion(),
    shopId: reference('shop_id')
      .notNull()
      .references(() => shops.id),
    shopType: text('shop_type').$type<ShopType>().notNull(),
    shopNameZh: text('shop_name_zh').notNull(),
    shopNameEn: text('shop_name_en').notNull(),
    categoryId: reference('category_id')
      .notNull()
      .references(() => categories.id),
    level1Id: reference('level1_id').notNull(),
    level2Id: reference('level2_id'),
    level3Id: reference('level3_id'),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    images: text().array().notNull(),
    ratio: text().$type<GoodsRatio>().notNull(),
    tags: text().array().notNull(),
    tagsEn: text('tags_en').array().notNull().default([]),
    specs: jsonb().$type<GoodsSpec[]>().notNull(),
    params: jsonb().$type<GoodsParam[]>().notNull(),
    english: jsonb().$type<English>().notNull().default({}),
    content: text().notNull(),
    contentEn: text('content_en').notNull(),
    freightTemplateId: reference('freight_template_id').notNull(),
    isOnSale: boolean('is_on_sale').notNull(),
    /** Put off sale because its shop is suspended: it comes back with the shop. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    /** When one that is off sale goes on sale by itself. */
    saleStartsAt: moment('sale_starts_at'),
    /** When it goes off sale by itself; of one that is off, when it did. */
    saleEndsAt: moment('sale_ends_at'),
    /** Pieces of one order, and of one buyer over all orders that are not closed; null is any number. */
    mostPerOrder: integer('most_per_order'),
    mostPerBuyer: integer('most_per_buyer'),
    /** Below how many pieces the stock of a sku is low; null is the setting's number. */
    lowStock: integer('low_stock'),
    /** The shop's own categories it is in. */
    shopCategoryIds: bigint('shop_category_ids', { mode: 'number' }).array().notNull().default([]),
    /** Why the platform took it down: its shop cannot put it on sale until the platform allows it again. */
    takenDownReason: text('taken_down_reason'),
    /** Gone for its shop and from every list; orders and favourites still name it. */
    deletedAt: moment('deleted_at'),
    /** Kept with the skus: whether one of them has stock, and what the cheapest and the dearest cost. */
    inStock: boolean('in_stock').notNull(),
    priceCents: reference('price_cents').notNull(),
    wasPriceCents: reference('was_price_cents'),
    priceMaxCents: reference('price_max_cents').notNull(),
    sold: bigint({ mode: 'number' }).notNull().default(0),
    goodReviews: integer('good_reviews').notNull().default(0),
    mediumReviews: integer('medium_reviews').notNull().default(0),
    poorReviews: integer('poor_reviews').notNull().default(0),
    imageReviews: integer('image_reviews').notNull().default(0),
    scoreSum: integer('score_sum').notNull().default(0),
    /** How many of its reviews say what buyers say often. */
    reviewTags: jsonb('review_tags').$type<TagCounts>().notNull().default({}),
    /** The newest reviews with words or pictures, as the details show them. */
    reviewHead: jsonb('review_head').$type<ReviewHead[]>().notNull().default([]),
    /** The default order of lists: what sells and is liked comes first. */
    rank: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`sold + 5 * good_reviews - 10 * poor_reviews`),
    /** The words it is found by, written by the app. */
    search: tsvector().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => {
    const scopes = {
      all: [],
      shop: [table.shopId],
      level1: [table.level1Id],
      level2: [table.level2Id],
      level3: [table.level3Id],
    };
    const sorts = { rank: [table.rank], sold: [table.sold], price: [table.priceCents], id: [] };
    return [
      /** One for each scope and order: a page of any list is read off its index, from either end. */
      ...Object.entries(scopes).flatMap(([scope, scopeColumns]) =>
        Object.entries(sorts).map(([sort, sortColumns]) => {
          const [first = table.id, ...others] = [...scopeColumns, ...sortColumns, table.id];
          return index(`goods_of_${scope}_by_${sort}`)
            .on(first, ...others)
            .where(sql`is_on_sale`);
        }),
      ),
      index('goods_sale_starts').on(table.saleStartsAt).where(sql`${table.saleStartsAt} is not null`),
      index('goods_sale_ends').on(table.saleEndsAt).where(sql`is_on_sale or is_withheld`),
      index('goods_search').using('gin', table.search),
      index('goods_of_shop').on(table.shopId, table.id),
      check(
        'goods_cheapest_first',
        sql`${table.priceCents} > 0 and ${table.priceCents} <= ${table.priceMaxCents}`,
      ),
      check('goods_deleted_off_sale', sql`${table.deletedAt} is null or not (is_on_sale or is_withheld)`),
      check('goods_planned_off_sale', sql`${table.saleStartsAt} is null or not (is_on_sale or is_withheld)`),
      check('goods_sold_not_negative', sql`${table.sold} >= 0`),
    ];
  },
);

/**
 * One choice of a goods. One that is off keeps all it has and is sold to nobody; one that is taken out is
 * retired, not deleted: orders refer to it.
 */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id),
    values: text().array().notNull(),
    valuesEn: text('values_en').array().notNull().default([]),
    priceCents: reference('price_cents').notNull(),
    wasPriceCents: reference('was_price_cents'),
    stock: integer().notNull(),
    code: text().notNull(),
    image: text().notNull(),
    /** The picture of one of its values, shown where it has none of its own. */
    valueImage: text('value_image').notNull().default(''),
    weightGrams: integer('weight_grams').notNull(),
    position: integer().notNull(),
    isOn: boolean('is_on').notNull().default(true),
    retiredAt: moment('retired_at'),
  },
  (table) => [
    index('skus_of_goods').on(table.goodsId, table.position),
    index('skus_by_code')
      .on(sql`lower(${table.code}) text_pattern_ops`)
      .where(sql`retired_at is null and code <> ''`),
    uniqueIndex('skus_combination_once').on(table.goodsId, table.values).where(sql`retired_at is null`),
    check('skus_stock_not_negative', sql`${table.stock} >= 0`),
    check('skus_price_above_zero', sql`${table.priceCents} > 0`),
  ],
);

/** What a shop sorts its goods under, beside the tree of the market. */
export const shopCategories = pgTable(
  'shop_categories',
  {
    id: id(),
    version: editVersion(),
    shopId: reference('shop_id')
      .notNull()
      .references(() => shops.id),
    name: text().notNull(),
    nameEn: text('name_en').notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex('shop_categories_name_once').on(table.shopId, table.name)],
);

/** How many goods a shop has on sale, counted as they come and go. */
export const shopGoods = pgTable('shop_goods', {
  shopId: bigint('shop_id', { mode: 'number' })
    .primaryKey()
    .references(() => shops.id),
  onSale: integer('on_sale').notNull(),
});

/** What people searched for, how often, and how many goods it found when it was last counted. */
export const searches = pgTable(
  'searches',
  {
    word: text().primaryKey(),
    times: integer().notNull(),
    results: integer().notNull(),
    tokens: tsvector().notNull(),
    searchedAt: moment('searched_at').notNull(),
  },
  (table) => [index('searches_tokens').using('gin', table.tokens)],
);
