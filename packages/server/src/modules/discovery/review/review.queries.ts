import type { PostState, PostType } from '@chengji/contract';
import { and, asc, count, desc, eq, gt, ilike, inArray, lt, min, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { posts } from '../discovery.tables.ts';
import type { Post } from '../posts/posts.queries.ts';

/** An author answers once, while the decision stands. */
export async function claimAnswer(db: Db, id: number, answer: string): Promise<boolean> {
  const rows = await db
    .update(posts)
    .set({ answer })
    .where(and(eq(posts.id, id), inArray(posts.state, ['refused', 'taken_down']), eq(posts.answer, '')))
    .returning({ id: posts.id });
  return rows.length > 0;
}

export type ReviewFilter = {
  state: PostState;
  answered: boolean;
  type?: PostType | undefined;
  authorKey?: number | undefined;
  kind?: 'user' | 'shop' | undefined;
  keyword?: string | undefined;
};

const isAnswered = and(inArray(posts.state, ['refused', 'taken_down']), ne(posts.answer, ''));

const matching = ({ state, answered, type, authorKey, kind, keyword }: ReviewFilter) =>
  and(
    answered ? isAnswered : eq(posts.state, state),
    type && eq(posts.type, type),
    authorKey === undefined ? undefined : eq(posts.authorKey, authorKey),
    kind && authorKey === undefined
      ? kind === 'shop'
        ? lt(posts.authorKey, 0)
        : gt(posts.authorKey, 0)
      : undefined,
    keyword
      ? or(ilike(posts.title, toPattern(keyword)), ilike(posts.content, toPattern(keyword)))
      : undefined,
  );

/** Those that wait, the longest wait first; others, the newest first. */
export const listForReview = (
  db: Db,
  { limit, offset, ...filter }: ReviewFilter & { limit: number; offset: number },
): Promise<Post[]> =>
  db
    .select()
    .from(posts)
    .where(matching(filter))
    .orderBy(
      ...(filter.state === 'reviewing' && !filter.answered
        ? [asc(posts.waitsSince), asc(posts.id)]
        : [desc(posts.id)]),
    )
    .limit(limit)
    .offset(offset);

export const countForReview = (db: Db, filter: ReviewFilter): Promise<number> =>
  db.$count(posts, matching(filter));

export const countAnswered = (db: Db): Promise<number> => db.$count(posts, isAnswered);

/** How many wait for the review, and since when the first. */
export async function sumWaitingPosts(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(posts.waitsSince) })
    .from(posts)
    .where(eq(posts.state, 'reviewing'));
  return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null };
}

export type AuthorStanding = { shown: number; refused: number };

/** How the posts of these authors were decided so far. */
export async function listStandings(db: Db, keys: readonly number[]): Promise<Map<number, AuthorStanding>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      authorKey: posts.authorKey,
      shown: sql<number>`(count(*) filter (where ${posts.state} = 'shown'))::int`,
      refused: sql<number>`(count(*) filter (where ${posts.state} in ('refused', 'taken_down')))::int`,
      all: count(),
    })
    .from(posts)
    .where(sql`${posts.authorKey} = any(${sql.param([...new Set(keys)])}::bigint[])`)
    .groupBy(posts.authorKey);
  return new Map(rows.map(({ authorKey, shown, refused }) => [authorKey, { shown, refused }]));
}

/** Their likes, of what is shown. */
export async function sumLikes(db: Db, keys: readonly number[]): Promise<Map<number, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ authorKey: posts.authorKey, liked: sql<number>`sum(${posts.likes})`.mapWith(Number) })
    .from(posts)
    .where(sql`${posts.isShown} and ${posts.authorKey} = any(${sql.param([...keys])}::bigint[])`)
    .groupBy(posts.authorKey);
  return new Map(rows.map(({ authorKey, liked }) => [authorKey, liked]));
}
