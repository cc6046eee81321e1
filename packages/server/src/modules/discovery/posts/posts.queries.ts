import type { PostState } from '@chengji/contract';
import { and, count, desc, eq, gte, ilike, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { postGoods, posts } from '../discovery.tables.ts';
import { computeFreshness } from '../feed/rank.rules.ts';

export type Post = typeof posts.$inferSelect;
type Written = Pick<
  typeof posts.$inferInsert,
  | 'type'
  | 'categoryId'
  | 'title'
  | 'titleEn'
  | 'content'
  | 'contentEn'
  | 'images'
  | 'videoId'
  | 'liveId'
  | 'ratio'
  | 'goodsIds'
>;
export type NewPost = Written &
  Pick<
    typeof posts.$inferInsert,
    'shopId' | 'shopperId' | 'state' | 'isShown' | 'isFirst' | 'blockedWords' | 'waitsSince' | 'createdAt'
  >;

const isShown = sql`${posts.isShown}`;
const isThere = ne(posts.state, 'deleted');

const selectPost = prepared('find_post', (db) =>
  db
    .select()
    .from(posts)
    .where(and(eq(posts.id, sql.placeholder('id')), isThere)),
);

/** In any state but deleted. */
export async function findPostAnyState(db: Db, id: number): Promise<Post | null> {
  const [row] = await selectPost(db, { id });
  return row ?? null;
}

/** One that is shown. */
export async function findPost(db: Db, id: number): Promise<Post | null> {
  const post = await findPostAnyState(db, id);
  return post?.isShown ? post : null;
}

/** Nobody changes it until the transaction ends. */
export async function lockPost(db: Db, id: number): Promise<Post | null> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isThere))
    .for('update');
  return row ?? null;
}

export async function insertPost(db: Db, post: NewPost): Promise<Post> {
  const rank = computeFreshness(post.createdAt);
  const [row] = await db
    .insert(posts)
    .values({ ...post, rankEven: rank, rankOdd: rank })
    .returning();
  if (!row) throw new Error('the post was not stored');
  await insertPostGoods(db, row);
  return row;
}

async function insertPostGoods(db: Db, { id, goodsIds }: Pick<Post, 'id' | 'goodsIds'>): Promise<void> {
  await db
    .insert(postGoods)
    .values(goodsIds.map((goodsId) => ({ goodsId, postId: id })))
    .onConflictDoNothing();
}

/** From the version it began from; null when that is not the present one. */
export async function updatePost(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Written & Partial<Post>,
): Promise<Post | null> {
  const [row] = await db
    .update(posts)
    .set({ ...change, version: version + 1 })
    .where(and(eq(posts.id, id), eq(posts.version, version), isThere))
    .returning();
  if (!row) return null;
  await db.delete(postGoods).where(eq(postGoods.postId, id));
  await insertPostGoods(db, row);
  return row;
}

/** Moves one from any of these states; null when it is in none of them. */
export async function movePost(
  db: Db,
  id: number,
  from: readonly PostState[],
  change: Partial<Post>,
): Promise<Post | null> {
  const [row] = await db
    .update(posts)
    .set({ ...change, version: sql`${posts.version} + 1` })
    .where(and(eq(posts.id, id), inArray(posts.state, [...from])))
    .returning();
  return row ?? null;
}

export type Figure = 'likes' | 'comments' | 'shares';

/** Adds to a figure where it stands, so that what happens at once is all counted; null when there is no such post. */
export async function addToFigure(db: Db, id: number, figure: Figure, number = 1): Promise<Post | null> {
  const [row] = await db
    .update(posts)
    .set({ [figure]: sql`${posts[figure]} + ${number}::int`, rankDue: 2 })
    .where(and(eq(posts.id, id), isThere))
    .returning();
  return row ?? null;
}

/** While its shop is suspended, or when it resumes. Posts of lives are shown by `showLivePosts`. */
export async function showShopPosts(db: Db, shopId: number, isShown: boolean): Promise<void> {
  await db
    .update(posts)
    .set({ isShown })
    .where(
      and(
        eq(posts.shopId, shopId),
        ne(posts.type, 'live'),
        eq(posts.isShown, !isShown),
        eq(posts.state, 'shown'),
      ),
    );
}

export const listLivesPosted = async (db: Db, shopId: number): Promise<number[]> =>
  (
    await db
      .select({ id: posts.liveId })
      .from(posts)
      .where(and(eq(posts.shopId, shopId), eq(posts.type, 'live'), eq(posts.state, 'shown')))
  ).flatMap(({ id }) => id ?? []);

/** Of the posts of these lives, shows those that can be watched and hides the others. */
export async function showLivePosts(
  db: Db,
  liveIds: readonly number[],
  watchable: ReadonlySet<number>,
): Promise<void> {
  if (liveIds.length === 0) return;
  await db
    .update(posts)
    .set({ isShown: sql`${posts.liveId} = any(${sql.param([...watchable])}::bigint[])` })
    .where(and(inArray(posts.liveId, [...liveIds]), eq(posts.state, 'shown')));
}

export const listPostsOfLives = (db: Db, liveIds: readonly number[]) =>
  db
    .select({ id: posts.id, liveId: posts.liveId })
    .from(posts)
    .where(inArray(posts.liveId, [...liveIds]));

/** These posts, shown or not. */
export const listPostsAnyState = (db: Db, ids: readonly number[]): Promise<Post[]> =>
  db
    .select()
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), isThere));

/**
 * Whether anything of this author is shown, or was until they deleted it; and how many were posted since a moment.
 * Lives, which nobody reviews, count for neither.
 */
export async function findAuthorHistory(
  db: Db,
  authorKey: number,
  since: Date,
): Promise<{ wasShown: boolean; recent: number }> {
  const mine = and(eq(posts.authorKey, authorKey), ne(posts.type, 'live'));
  const shown = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        mine,
        or(
          eq(posts.state, 'shown'),
          // what was refused or taken down keeps the reason also when it is deleted
          and(eq(posts.state, 'deleted'), isNotNull(posts.decidedAt), eq(posts.decision, '')),
        ),
      ),
    )
    .limit(1);
  const recent = await db.$count(posts, and(mine, gte(posts.createdAt, since)));
  return { wasShown: shown.length > 0, recent };
}

export type OwnFilter = { state?: PostState | undefined; keyword?: string | undefined };

const ofAuthor = (authorKey: number, { state, keyword }: OwnFilter) =>
  and(
    eq(posts.authorKey, authorKey),
    state ? eq(posts.state, state) : isThere,
    keyword
      ? or(ilike(posts.title, toPattern(keyword)), ilike(posts.content, toPattern(keyword)))
      : undefined,
  );

/** An author's own, the newest first. */
export const listOwnRows = (
  db: Db,
  authorKey: number,
  {
    before,
    limit,
    offset = 0,
    ...filter
  }: OwnFilter & { before?: number | undefined; limit: number; offset?: number },
): Promise<Post[]> =>
  db
    .select()
    .from(posts)
    .where(and(ofAuthor(authorKey, filter), before === undefined ? undefined : lt(posts.id, before)))
    .orderBy(desc(posts.id))
    .limit(limit)
    .offset(offset);

export const countOwn = (db: Db, authorKey: number, filter: OwnFilter): Promise<number> =>
  db.$count(posts, ofAuthor(authorKey, filter));

export type StateCounts = Record<PostState, number>;

export async function countByState(db: Db, authorKey: number | null): Promise<StateCounts> {
  const rows = await db
    .select({ state: posts.state, number: count() })
    .from(posts)
    .where(and(authorKey === null ? undefined : eq(posts.authorKey, authorKey), isThere))
    .groupBy(posts.state);
  const counts: StateCounts = { reviewing: 0, shown: 0, refused: 0, taken_down: 0 };
  for (const { state, number } of rows) if (state !== 'deleted') counts[state] = number;
  return counts;
}

/** How many posts of an author are shown, and their likes. */
export async function sumAuthor(db: Db, authorKey: number): Promise<{ posts: number; liked: number }> {
  const [row] = await db
    .select({ posts: count(), liked: sql<number>`coalesce(sum(${posts.likes}), 0)`.mapWith(Number) })
    .from(posts)
    .where(and(eq(posts.authorKey, authorKey), isShown));
  return row ?? { posts: 0, liked: 0 };
}

/** A person who left takes what they posted with them. */
export const listIdsOfAuthor = async (db: Db, authorKey: number): Promise<number[]> =>
  (
    await db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.authorKey, authorKey), isThere))
  ).map(({ id }) => id);
