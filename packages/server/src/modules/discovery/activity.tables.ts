/** Who posts and follows, what they did and are told. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment } from '../../kernel/db/columns.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';
import { posts } from './discovery.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What is counted of an author, by the key that posts know them by. */
export const postAuthors = pgTable(
  'post_authors',
  {
    authorKey: bigint('author_key', { mode: 'number' }).primaryKey(),
    /** Published, but for those deleted. */
    posts: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Of a person; those of a shop are counted where it is followed. */
    fans: integer().notNull().default(0),
    lastAt: moment('last_at'),
  },
  (table) => [
    index('post_authors_by_last').on(table.lastAt, table.authorKey),
    index('post_authors_by_posts').on(table.posts, table.authorKey),
    index('post_authors_by_refused').on(table.refused, table.authorKey),
    check(
      'post_authors_not_negative',
      sql`${table.posts} >= 0 and ${table.refused} >= 0 and ${table.fans} >= 0`,
    ),
  ],
);

/** Which person follows which. Shops are followed elsewhere. */
export const userFollows = pgTable(
  'user_follows',
  {
    followedId: reference('followed_id').references(() => shoppers.id),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'user_follows_once', columns: [table.followedId, table.shopperId] }),
    index('user_follows_of_shopper').on(table.shopperId, table.createdAt, table.followedId),
    index('user_follows_of_followed').on(table.followedId, table.createdAt, table.shopperId),
    check('user_follows_another', sql`${table.followedId} <> ${table.shopperId}`),
  ],
);

/** Posts that somebody does not want to be recommended. */
export const hiddenPosts = pgTable(
  'hidden_posts',
  {
    shopperId: reference('shopper_id').references(() => shoppers.id),
    postId: reference('post_id').references(() => posts.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'hidden_posts_once', columns: [table.shopperId, table.postId] }),
    index('hidden_posts_newest').on(table.shopperId, table.createdAt),
    index('hidden_posts_by_time').on(table.createdAt),
  ],
);

/** How near a category is to a person, in seconds that its posts are moved forward, and for what most of all. */
export type CategoryWeight = { categoryId: number; seconds: number; reason: 'bought' | 'liked' | 'viewed' };

/** A person's weights; the newest count, and those before go on for who scrolls by them. */
export const feedWeights = pgTable(
  'feed_weights',
  {
    id: id(),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    weights: jsonb().$type<CategoryWeight[]>().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [index('feed_weights_newest').on(table.shopperId, table.id)],
);

/** One row: which ranks the recommended feed goes by. */
export const feedRounds = pgTable('feed_rounds', {
  id: smallint().primaryKey(),
  round: integer().notNull(),
  /** When the ranks of the next round were begun to be computed last. */
  begunAt: moment('begun_at').notNull(),
});

/** What was looked at of an author on a day. */
export const authorDays = pgTable(
  'author_days',
  {
    authorKey: reference('author_key'),
    day: date().notNull(),
    views: integer().notNull().default(0),
    goodsOpened: integer('goods_opened').notNull().default(0),
  },
  (table) => [primaryKey({ name: 'author_days_once', columns: [table.authorKey, table.day] })],
);

export type NewsKind = 'likes' | 'comments' | 'fans';

/** News that is gathered before it is told: all of one kind about one post, or all new fans of one author. */
export const gatheredNews = pgTable(
  'gathered_news',
  {
    id: id(),
    kind: text().$type<NewsKind>().notNull(),
    authorKey: reference('author_key'),
    /** Zero of fans. */
    postId: reference('post_id'),
    tellDueAt: moment('tell_due_at').notNull(),
  },
  (table) => [
    uniqueIndex('gathered_news_once').on(table.authorKey, table.kind, table.postId),
    index('gathered_news_due').on(table.tellDueAt),
  ],
);

/** Who did what, kept after it was told, so that doing it again is no news. */
export const newsItems = pgTable(
  'news_items',
  {
    id: id(),
    kind: text().$type<NewsKind>().notNull(),
    authorKey: reference('author_key'),
    postId: reference('post_id'),
    /** Who did it, or the comment. */
    subjectId: reference('subject_id'),
    shopperId: reference('shopper_id'),
    toldAt: moment('told_at'),
  },
  (table) => [
    uniqueIndex('news_items_once').on(table.authorKey, table.kind, table.postId, table.subjectId),
    index('news_items_of_shopper').on(table.shopperId),
  ],
);

/** What a person wants to be told; who has no row, everything. */
export const newsSwitches = pgTable('news_switches', {
  shopperId: bigint('shopper_id', { mode: 'number' })
    .primaryKey()
    .references(() => shoppers.id),
  likes: boolean().notNull().default(true),
  comments: boolean().notNull().default(true),
  fans: boolean().notNull().default(true),
});
