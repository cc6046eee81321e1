import type { PostType } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { editVersion, id, moment } from '../../kernel/db/columns.ts';
import { categories } from '../catalog/catalog.tables.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';
import { lives } from '../live/live.tables.ts';
import { shops } from '../shops/shops.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();
const createdAt = () => timestamp('created_at', { withTimezone: true, precision: 3 }).notNull();

/** As it is stored: what its author deleted stays for the complaints about it. */
export type StoredPostState = 'reviewing' | 'shown' | 'refused' | 'taken_down' | 'deleted';

/** What a person or a shop posts: pictures or a video, and some goods. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    version: editVersion(),
    shopId: bigint('shop_id', { mode: 'number' }).references(() => shops.id),
    shopperId: bigint('shopper_id', { mode: 'number' }).references(() => shoppers.id),
    /** A person by their id, a shop by its id below zero: so that one index holds the posts of both. */
    authorKey: bigint('author_key', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(shopper_id, -shop_id)`),
    type: text().$type<PostType>().notNull().default('other'),
    /** A top category; when that goes, the post stays among all. */
    categoryId: bigint('category_id', { mode: 'number' }).references(() => categories.id, {
      onDelete: 'set null',
    }),
    title: text().notNull(),
    titleEn: text('title_en').notNull().default(''),
    content: text().notNull(),
    contentEn: text('content_en').notNull().default(''),
    /** Of a video, its cover. */
    images: text().array().notNull(),
    videoId: text('video_id').unique('posts_video_once'),
    /** Posted by the market itself when the live begins, and shown while it can be watched. */
    liveId: bigint('live_id', { mode: 'number' })
      .unique('posts_live_once')
      .references(() => lives.id),
    /** Of the first picture. */
    ratio: text({ enum: ['1:1', '4:5', '3:4', '5:4'] }).notNull(),
    goodsIds: bigint('goods_ids', { mode: 'number' }).array().notNull(),
    state: text().$type<StoredPostState>().notNull().default('shown'),
    /** Only in state `shown`, and not while its shop is suspended. */
    isShown: boolean('is_shown').notNull().default(true),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    shares: integer().notNull().default(0),
    views: integer().notNull().default(0),
    goodsOpened: integer('goods_opened').notNull().default(0),
    /** Its place in the recommended feed, in rounds with an even and an odd number: see `feed/rank.rules.ts`. */
    rankEven: bigint('rank_even', { mode: 'number' }).notNull(),
    rankOdd: bigint('rank_odd', { mode: 'number' }).notNull(),
    /** In how many rounds to come its rank is computed anew. */
    rankDue: smallint('rank_due').notNull().default(0),
    /** The first of its author, when it was published. */
    isFirst: boolean('is_first').notNull().default(false),
    /** The blocked words that it holds. */
    blockedWords: text('blocked_words').array().notNull().default([]),
    waitsSince: moment('waits_since'),
    decidedAt: moment('decided_at'),
    decision: text().notNull().default(''),
    answer: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('posts_by_even_rank').on(table.rankEven, table.id).where(sql`is_shown`),
    index('posts_by_odd_rank').on(table.rankOdd, table.id).where(sql`is_shown`),
    index('posts_of_category_by_even_rank')
      .on(table.categoryId, table.rankEven, table.id)
      .where(sql`is_shown`),
    index('posts_of_category_by_odd_rank').on(table.categoryId, table.rankOdd, table.id).where(sql`is_shown`),
    index('posts_of_type_by_even_rank').on(table.type, table.rankEven, table.id).where(sql`is_shown`),
    index('posts_of_type_by_odd_rank').on(table.type, table.rankOdd, table.id).where(sql`is_shown`),
    index('posts_of_author_shown').on(table.authorKey, table.id).where(sql`is_shown`),
    index('posts_of_author').on(table.authorKey, table.id),
    index('posts_by_state').on(table.state, table.waitsSince, table.id),
    index('posts_rank_due').on(table.id).where(sql`rank_due > 0`),
    check('posts_one_author', sql`(${table.shopId} is null) <> (${table.shopperId} is null)`),
    check(
      'posts_state_known',
      sql`${table.state} in ('reviewing', 'shown', 'refused', 'taken_down', 'deleted')`,
    ),
    check('posts_shown_in_state', sql`not ${table.isShown} or ${table.state} = 'shown'`),
    check('posts_video_by_type', sql`(${table.type} = 'video') = (${table.videoId} is not null)`),
    check('posts_live_by_type', sql`(${table.type} = 'live') = (${table.liveId} is not null)`),
    check('posts_one_to_nine_images', sql`cardinality(${table.images}) between 1 and 9`),
    check('posts_one_to_eight_goods', sql`cardinality(${table.goodsIds}) between 1 and 8`),
    check('posts_likes_not_negative', sql`${table.likes} >= 0 and ${table.comments} >= 0`),
  ],
);

/** The goods of each post, to find posts by them. */
export const postGoods = pgTable(
  'post_goods',
  {
    goodsId: reference('goods_id'),
    postId: reference('post_id').references(() => posts.id),
  },
  (table) => [
    primaryKey({ name: 'post_goods_once', columns: [table.goodsId, table.postId] }),
    index('post_goods_of_post').on(table.postId),
  ],
);

export const postLikes = pgTable(
  'post_likes',
  {
    postId: reference('post_id').references(() => posts.id),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    /** Of the post: what somebody's posts were liked in some days is counted here. */
    authorKey: reference('author_key'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.shopperId] }),
    index('post_likes_of_shopper').on(table.shopperId, table.createdAt, table.postId),
    index('post_likes_of_author').on(table.authorKey, table.createdAt),
  ],
);

export const postComments = pgTable(
  'post_comments',
  {
    id: id(),
    postId: reference('post_id').references(() => posts.id),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    content: text().notNull(),
    /** The comment it stands below; null for one that stands below the post itself. */
    parentId: bigint('parent_id', { mode: 'number' }),
    /** Whom of those below the same comment it answers. */
    toShopperId: bigint('to_shopper_id', { mode: 'number' }),
    likes: integer().notNull().default(0),
    replies: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('post_comments_of_post').on(table.postId, table.id).where(sql`parent_id is null`),
    index('post_comments_of_parent').on(table.parentId, table.id).where(sql`parent_id is not null`),
    index('post_comments_of_shopper').on(table.shopperId),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: reference('comment_id').references(() => postComments.id, { onDelete: 'cascade' }),
    shopperId: reference('shopper_id').references(() => shoppers.id),
  },
  (table) => [
    primaryKey({ name: 'comment_likes_once', columns: [table.commentId, table.shopperId] }),
    index('comment_likes_of_shopper').on(table.shopperId),
  ],
);
