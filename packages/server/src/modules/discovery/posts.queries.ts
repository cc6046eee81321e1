import { and, desc, eq, getTableColumns, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { posts } from './discovery.tables.ts';

export type Post = typeof posts.$inferSelect;
export type NewPost = Omit<
  typeof posts.$inferInsert,
  'id' | 'likes' | 'comments' | 'isShown' | 'isTakenDown'
>;

/** Whose posts a feed shows. */
export type FeedScope = 'all' | 'category' | 'shop';
export type Feed = {
  scope: FeedScope;
  scopeId?: number | undefined;
  /** The rank and id to go on after. */
  after?: readonly number[] | undefined;
  /** At most 51: one more than the longest page. */
  limit: number;
};

const { content: _, contentEn: __, ...rowColumns } = getTableColumns(posts);

/** Written out, not as a parameter: only so may the indexes of what is shown be used by a prepared statement. */
const isShown = sql`${posts.isShown}`;

const scopes: Record<FeedScope, SQL | undefined> = {
  all: undefined,
  category: eq(posts.categoryId, sql.placeholder('scopeId')),
  shop: eq(posts.shopId, sql.placeholder('scopeId')),
};

/**
 * One more than the longest page, written out: with a parameter in its place PostgreSQL thinks of a tenth of the
 * table. drizzle knows no other type than a number here, though it writes any SQL.
 */
const maxRows = sql.raw('51') as unknown as number;

const selectFeed = (scope: FeedScope, isContinued: boolean) =>
  prepared(`list_posts_${scope}${isContinued ? '_after' : ''}`, (db) =>
    db
      .select(rowColumns)
      .from(posts)
      .where(
        and(
          isShown,
          scopes[scope],
          isContinued
            ? sql`(${posts.rank}, ${posts.id}) < (${sql.placeholder('rank')}, ${sql.placeholder('id')})`
            : undefined,
        ),
      )
      .orderBy(desc(posts.rank), desc(posts.id))
      .limit(maxRows),
  );

const of = (scope: FeedScope) => ({ first: selectFeed(scope, false), next: selectFeed(scope, true) });
const feeds = { all: of('all'), category: of('category'), shop: of('shop') };

export type PostRecord = Awaited<ReturnType<typeof feeds.all.first>>[number];

export async function listPostRows(db: Db, { scope, scopeId, after, limit }: Feed): Promise<PostRecord[]> {
  const rows = await feeds[scope][after ? 'next' : 'first'](db, {
    scopeId,
    rank: after?.[0],
    id: after?.[1],
  });
  return rows.slice(0, limit);
}

const selectPost = prepared('find_post', (db) =>
  db
    .select()
    .from(posts)
    .where(and(eq(posts.id, sql.placeholder('id')), isShown)),
);

export async function findPost(db: Db, id: number): Promise<Post | null> {
  const [row] = await selectPost(db, { id });
  return row ?? null;
}

/** How far back one looks for who posted last, so that it costs the same however many posts there are. */
const looksBack = 200;

/** The shops of the newest posts, each once, the last to post first. */
export async function listPostingShops(db: Db, limit: number): Promise<number[]> {
  const newest = db
    .select({ id: posts.id, shopId: posts.shopId })
    .from(posts)
    .where(isShown)
    .orderBy(desc(posts.id))
    .limit(looksBack)
    .as('newest');
  const rows = await db
    .select({ shopId: newest.shopId })
    .from(newest)
    .groupBy(newest.shopId)
    .orderBy(desc(sql`max(${newest.id})`))
    .limit(limit);
  return rows.map(({ shopId }) => shopId);
}

export async function insertPost(db: Db, post: NewPost): Promise<number> {
  const [row] = await db.insert(posts).values(post).returning({ id: posts.id });
  if (!row) throw new Error('the post was not stored');
  return row.id;
}

/** Adds to a figure where it stands, so that what happens at once is all counted; false when there is no such post. */
export async function addToFigure(
  db: Db,
  id: number,
  figure: 'likes' | 'comments',
  number = 1,
): Promise<boolean> {
  const rows = await db
    .update(posts)
    .set({ [figure]: sql`${posts[figure]} + ${number}::int` })
    .where(eq(posts.id, id))
    .returning({ id: posts.id });
  return rows.length > 0;
}

export async function showShopPosts(db: Db, shopId: number, isShown: boolean): Promise<void> {
  await db
    .update(posts)
    .set({ isShown })
    .where(and(eq(posts.shopId, shopId), eq(posts.isShown, !isShown), not(posts.isTakenDown)));
}

/** These posts, shown or not. */
export const listPostsAnyState = (db: Db, ids: readonly number[]): Promise<Post[]> =>
  db
    .select()
    .from(posts)
    .where(inArray(posts.id, [...ids]));

/** Takes a post down, or shows it again where its shop sells; false when that was done before. */
export async function claimTakeDown(
  db: Db,
  id: number,
  { isTakenDown, isShown }: { isTakenDown: boolean; isShown: boolean },
): Promise<boolean> {
  const rows = await db
    .update(posts)
    .set({ isTakenDown, isShown })
    .where(and(eq(posts.id, id), eq(posts.isTakenDown, !isTakenDown)))
    .returning({ id: posts.id });
  return rows.length > 0;
}
