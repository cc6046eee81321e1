import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { id } from '../../kernel/db/columns.ts';
import { categories } from '../catalog/catalog.tables.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';
import { shops } from '../shops/shops.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();
const createdAt = () => timestamp('created_at', { withTimezone: true, precision: 3 }).notNull();

/** A shop's post, with pictures and some of its goods. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    shopId: reference('shop_id').references(() => shops.id),
    /** A top category; when that goes, the post stays among all. */
    categoryId: bigint('category_id', { mode: 'number' }).references(() => categories.id, {
      onDelete: 'set null',
    }),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    content: text().notNull(),
    contentEn: text('content_en').notNull(),
    images: text().array().notNull(),
    /** Of the first picture. */
    ratio: text({ enum: ['1:1', '4:5', '3:4', '5:4'] }).notNull(),
    goodsIds: bigint('goods_ids', { mode: 'number' }).array().notNull(),
    /** Not while its shop is suspended, nor once the platform took it down. */
    isShown: boolean('is_shown').notNull().default(true),
    isTakenDown: boolean('is_taken_down').notNull().default(false),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    /** In seconds: when it was posted, and later the more it is liked and talked about. */
    rank: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`(extract(epoch from created_at at time zone 'UTC') + 21600 * ln(1 + likes + 2 * comments))::bigint`,
      ),
    createdAt: createdAt(),
  },
  (table) => [
    index('posts_of_all_by_rank').on(table.rank, table.id).where(sql`is_shown`),
    index('posts_of_category_by_rank').on(table.categoryId, table.rank, table.id).where(sql`is_shown`),
    index('posts_of_shop_by_rank').on(table.shopId, table.rank, table.id).where(sql`is_shown`),
    check('posts_one_to_nine_images', sql`cardinality(${table.images}) between 1 and 9`),
    check('posts_one_to_eight_goods', sql`cardinality(${table.goodsIds}) between 1 and 8`),
  ],
);

export const postLikes = pgTable(
  'post_likes',
  {
    postId: reference('post_id').references(() => posts.id),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.shopperId] })],
);

export const postComments = pgTable(
  'post_comments',
  {
    id: id(),
    postId: reference('post_id').references(() => posts.id),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('post_comments_of_post').on(table.postId, table.id)],
);
