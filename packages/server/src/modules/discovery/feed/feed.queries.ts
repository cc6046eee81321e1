import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { createListAmong } from '../../../kernel/db/pairs.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { writtenOut } from '../../../kernel/db/written-out.ts';
import { hiddenPosts } from '../activity.tables.ts';
import { postGoods, postLikes, posts } from '../discovery.tables.ts';

export const beginningLength = 40;

const { content: _, contentEn: __, ...stored } = getTableColumns(posts);
const columns = {
  ...stored,
  beginning: sql<string>`left(${posts.content}, ${sql.raw(String(beginningLength))})`.as('beginning'),
};
const { placeholder } = sql;

/** Which of the two columns the feed is read by. */
export type RankColumn = 'rankEven' | 'rankOdd';

/** Whose posts a feed by rank shows. */
export type RankScope = 'all' | 'category' | 'type';

/** A post as a feed reads it. `rank` is where a cursor goes on: of a feed by time, the post's number. */
export type PostRecord = Omit<typeof posts.$inferSelect, 'content' | 'contentEn'> & {
  rank: number;
  beginning: string;
};

/** The rank and id to go on after. */
export type After = readonly number[] | undefined;

/** Written out, not as a parameter: only so may the indexes of what is shown be used by a prepared statement. */
const isShown = sql`${posts.isShown}`;

/** As many as a page ever reads, and not more. */
export const mostRead = 71;
/**
 * Written out: with a parameter in its place PostgreSQL thinks of a tenth of the table. drizzle knows no other type
 * than a number here, though it writes any SQL.
 */
const maxRows = writtenOut(mostRead);

const scopes: Record<RankScope, SQL | undefined> = {
  all: undefined,
  category: eq(posts.categoryId, placeholder('scopeId')),
  type: eq(posts.type, placeholder('scopeId')),
};

const isHidden = sql`exists (
  select from ${hiddenPosts} h where h.shopper_id = ${placeholder('shopperId')} and h.post_id = ${posts.id})`;

const byRank = (scope: RankScope, rank: RankColumn, isContinued: boolean) =>
  prepared(`list_posts_${scope}_${rank}${isContinued ? '_after' : ''}`, (db) =>
    db
      .select({ ...columns, rank: sql<number>`${posts[rank]}`.mapWith(Number).as('rank') })
      .from(posts)
      .where(
        and(
          isShown,
          scopes[scope],
          isContinued
            ? sql`(${posts[rank]}, ${posts.id}) < (${placeholder('rank')}::bigint, ${placeholder('id')}::bigint)`
            : undefined,
          sql`not ${isHidden}`,
        ),
      )
      .orderBy(desc(posts[rank]), desc(posts.id))
      .limit(maxRows),
  );

const both = (scope: RankScope, rank: RankColumn) => ({
  first: byRank(scope, rank, false),
  next: byRank(scope, rank, true),
});
const ofScope = (scope: RankScope) => ({
  rankEven: both(scope, 'rankEven'),
  rankOdd: both(scope, 'rankOdd'),
});
const ranked = { all: ofScope('all'), category: ofScope('category'), type: ofScope('type') };

type Ranked = { rank: RankColumn; after: After; shopperId: number | null; limit: number };

/** By rank alone, without what `shopperId` hid. */
export async function listRanked(
  db: Db,
  { scope, scopeId, rank, after, shopperId, limit }: Ranked & { scope: RankScope; scopeId?: number | string },
): Promise<PostRecord[]> {
  const query = ranked[scope][rank][after ? 'next' : 'first'];
  const rows = await query(db, { scopeId, shopperId, rank: after?.[0], id: after?.[1] });
  return rows.slice(0, limit) as PostRecord[];
}

/**
 * One merge of the categories' indexes, each begun as much further as the category is moved forward. `category` names
 * every category there is, so that no index is read past what another one holds.
 */
const selectNear = (rank: RankColumn) =>
  prepared(`list_posts_near_${rank}`, (db) => {
    const column = sql.raw(rank === 'rankEven' ? 'rank_even' : 'rank_odd');
    const ofCategory = (is: SQL, seconds: SQL) => sql`
      select p.id, p.${column} + ${seconds} as rank
      from ${posts} p
      where p.is_shown and p.category_id ${is}
        and (p.${column}, p.id) < (${placeholder('rank')}::bigint - ${seconds}, ${placeholder('id')}::bigint)
        and not exists (select from ${hiddenPosts} h
          where h.shopper_id = ${placeholder('shopperId')} and h.post_id = p.id)
      order by p.${column} desc, p.id desc limit ${sql.raw(String(mostRead))}`;
    return db
      .select({
        id: sql<number>`near.id`.mapWith(Number),
        rank: sql<number>`near.rank`.mapWith(Number),
      })
      .from(
        sql`((
          select found.* from unnest(${placeholder('categoryIds')}::bigint[], ${placeholder('seconds')}::bigint[])
            as w (category_id, seconds)
          cross join lateral (${ofCategory(sql`= w.category_id`, sql`w.seconds`)}) as found
        ) union all (${ofCategory(sql`is null`, sql`0`)})) as near`,
      )
      .orderBy(sql`near.rank desc, near.id desc`)
      .limit(maxRows);
  });
const near = { rankEven: selectNear('rankEven'), rankOdd: selectNear('rankOdd') };

/** Above every rank and every id. */
const top = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] as const;

type Weighted = Ranked & { categoryIds: readonly number[]; seconds: readonly number[] };

/** By rank and nearness, without what the person hid. */
export async function listNear(
  db: Db,
  { rank: column, after, shopperId, categoryIds, seconds, limit }: Weighted,
): Promise<PostRecord[]> {
  const [rank, id] = after ?? top;
  const values = { rank, id, shopperId, categoryIds: [...categoryIds], seconds: [...seconds] };
  const keys = (await near[column](db, values)).slice(0, limit);
  const rows = await listByIds(
    db,
    keys.map((key) => key.id),
  );
  return keys.flatMap((key) => {
    const row = rows.get(key.id);
    return row ? [{ ...row, rank: key.rank }] : [];
  });
}

const selectByIds = prepared('list_posts_by_ids', (db) =>
  db
    .select({ ...columns, rank: posts.id })
    .from(posts)
    .where(and(isShown, sql`${posts.id} = any(${placeholder('ids')}::bigint[])`)),
);

/** Those of these that are shown. */
export async function listByIds(db: Db, ids: readonly number[]): Promise<Map<number, PostRecord>> {
  if (ids.length === 0) return new Map();
  const rows = (await selectByIds(db, { ids: [...ids] })) as PostRecord[];
  return new Map(rows.map((row) => [row.id, row]));
}

const before = (id: number | undefined) => id ?? Number.MAX_SAFE_INTEGER;

const selectOfAuthor = (isOfType: boolean) =>
  prepared(`list_posts_of_author${isOfType ? '_of_type' : ''}`, (db) =>
    db
      .select({ ...columns, rank: posts.id })
      .from(posts)
      .where(
        and(
          isShown,
          eq(posts.authorKey, placeholder('authorKey')),
          isOfType ? eq(posts.type, placeholder('type')) : undefined,
          lt(posts.id, placeholder('before')),
        ),
      )
      .orderBy(desc(posts.id))
      .limit(maxRows),
  );
const ofAuthor = { any: selectOfAuthor(false), type: selectOfAuthor(true) };

type ByTime = { before: number | undefined; limit: number };

/** The newest first. */
export async function listOfAuthor(
  db: Db,
  { authorKey, type, before: id, limit }: ByTime & { authorKey: number; type?: string | undefined },
): Promise<PostRecord[]> {
  const rows = await ofAuthor[type ? 'type' : 'any'](db, { authorKey, type, before: before(id) });
  return rows.slice(0, limit) as PostRecord[];
}

const selectOfAuthors = prepared('list_posts_of_authors', (db) =>
  db
    .select({ id: sql<number>`found.id`.mapWith(Number) })
    .from(
      sql`unnest(${placeholder('authorKeys')}::bigint[]) as a (author_key) cross join lateral (
        select p.id from ${posts} p
        where p.is_shown and p.author_key = a.author_key and p.id < ${placeholder('before')}::bigint
        order by p.id desc limit ${placeholder('limit')}::int) as found`,
    )
    .orderBy(sql`found.id desc`)
    .limit(maxRows),
);

/** Of all these authors, the newest first: the newest of each, merged. */
export async function listOfAuthors(
  db: Db,
  { authorKeys, before: id, limit }: ByTime & { authorKeys: readonly number[] },
): Promise<PostRecord[]> {
  if (authorKeys.length === 0) return [];
  const values = { authorKeys: [...authorKeys], before: before(id), limit };
  const ids = (await selectOfAuthors(db, values)).slice(0, limit).map((row) => row.id);
  return inOrder(ids, await listByIds(db, ids));
}

const selectOfGoods = prepared('list_posts_of_goods', (db) =>
  db
    .select({ ...columns, rank: posts.id })
    .from(postGoods)
    .innerJoin(posts, eq(posts.id, postGoods.postId))
    .where(
      and(
        isShown,
        eq(postGoods.goodsId, placeholder('goodsId')),
        lt(postGoods.postId, placeholder('before')),
      ),
    )
    .orderBy(desc(postGoods.postId))
    .limit(maxRows),
);

export async function listOfGoods(
  db: Db,
  { goodsId, before: id, limit }: ByTime & { goodsId: number },
): Promise<PostRecord[]> {
  const rows = await selectOfGoods(db, { goodsId, before: before(id) });
  return rows.slice(0, limit) as PostRecord[];
}

type LikedAfter = { at: Date; postId: number } | undefined;

/** What a person likes and is shown, the last liked first. */
export function listLikedRows(
  db: Db,
  shopperId: number,
  { after, limit }: { after: LikedAfter; limit: number },
): Promise<(PostRecord & { likedAt: Date })[]> {
  return db
    .select({ ...columns, rank: posts.id, likedAt: postLikes.createdAt })
    .from(postLikes)
    .innerJoin(posts, eq(posts.id, postLikes.postId))
    .where(
      and(
        isShown,
        eq(postLikes.shopperId, shopperId),
        after &&
          sql`(${postLikes.createdAt}, ${postLikes.postId}) < (${after.at.toISOString()}::timestamptz, ${after.postId})`,
      ),
    )
    .orderBy(desc(postLikes.createdAt), desc(postLikes.postId))
    .limit(limit);
}

export const inOrder = (ids: readonly number[], rows: ReadonlyMap<number, PostRecord>): PostRecord[] =>
  ids.flatMap((id) => rows.get(id) ?? []);

/**
 * The shops that posted last, the last to post first. From shop to shop along the index of who shows what: it costs as
 * much as there are shops, however many posts they have.
 */
export async function listPostingShops(db: Db, limit: number): Promise<number[]> {
  const newestBelow = (key: SQL) => sql`
    select author_key, id from ${posts} where is_shown and author_key < ${key}
    order by author_key desc, id desc limit 1`;
  const { rows } = await db.execute<{ shop_id: string }>(sql`
    with recursive newest as (
      (${newestBelow(sql`0`)})
      union all
      select next.* from newest cross join lateral (${newestBelow(sql`newest.author_key`)}) as next
    ) select -author_key as shop_id from newest order by id desc limit ${limit}`);
  return rows.map(({ shop_id }) => Number(shop_id));
}

/** Which of these posts a person likes. */
export const listLikedAmong = createListAmong('list_liked_posts_among', {
  of: postLikes.shopperId,
  to: postLikes.postId,
});
