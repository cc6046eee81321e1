import { and, desc, eq, gte, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { type CategoryWeight, feedRounds, feedWeights, hiddenPosts } from '../activity.tables.ts';
import { postLikes, posts } from '../discovery.tables.ts';
import type { RankColumn } from './feed.queries.ts';
import { qualitySeconds } from './rank.rules.ts';

const only = 1;

const selectRound = prepared('find_feed_round', (db) =>
  db.select({ round: feedRounds.round }).from(feedRounds),
);

/** The round the feed goes by now. */
export const findRound = async (db: Db): Promise<number> => (await selectRound(db))[0]?.round ?? 0;

export const toRankColumn = (round: number): RankColumn => (round % 2 === 0 ? 'rankEven' : 'rankOdd');

/** Begins the next round, where the last one was begun before a moment; answers the round that still goes. */
export async function claimRound(db: Db, at: Date, before: Date): Promise<number | null> {
  const rows = await db
    .insert(feedRounds)
    .values({ id: only, round: 0, begunAt: at })
    .onConflictDoUpdate({
      target: feedRounds.id,
      set: { begunAt: at },
      setWhere: lte(feedRounds.begunAt, before),
    })
    .returning({ round: feedRounds.round });
  return rows[0]?.round ?? null;
}

/** Computes the ranks that are due of at most `limit` posts after this id; answers the last of them, or null. */
export async function rankSome(
  db: Db,
  column: RankColumn,
  after: number,
  limit: number,
): Promise<number | null> {
  const due = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(sql`rank_due > 0`, sql`${posts.id} > ${after}`))
    .orderBy(posts.id)
    .limit(limit)
    .for('update');
  const rows = await db
    .update(posts)
    .set({
      [column]: sql`(extract(epoch from ${posts.createdAt})
        + ${sql.raw(String(qualitySeconds))} * ln(1 + ${posts.likes} + 2 * ${posts.comments} + 3 * ${posts.shares}))::bigint`,
      rankDue: sql`${posts.rankDue} - 1`,
    })
    .where(sql`${posts.id} in ${due}`)
    .returning({ id: posts.id });
  return rows.length === 0 ? null : Math.max(...rows.map(({ id }) => id));
}

/** The feed goes over to the next round. */
export async function advanceRound(db: Db, round: number): Promise<void> {
  await db
    .update(feedRounds)
    .set({ round: round + 1 })
    .where(and(eq(feedRounds.id, only), eq(feedRounds.round, round)));
}

const selectWeights = prepared('find_feed_weights', (db) =>
  db
    .select({ id: feedWeights.id, weights: feedWeights.weights, madeAt: feedWeights.madeAt })
    .from(feedWeights)
    .where(eq(feedWeights.shopperId, sql.placeholder('shopperId')))
    .orderBy(desc(feedWeights.id))
    .limit(3),
);

export type Weights = { id: number; weights: CategoryWeight[]; madeAt: Date };

/** The newest of a person, and those before that are kept. */
export const listWeights = (db: Db, shopperId: number): Promise<Weights[]> =>
  selectWeights(db, { shopperId });

const keptWeights = 3;

/** Keeps new weights, and of those before the last two. */
export async function insertWeights(
  db: Db,
  row: { shopperId: number; weights: CategoryWeight[]; madeAt: Date },
): Promise<void> {
  await db.insert(feedWeights).values(row);
  const kept = db
    .select({ id: feedWeights.id })
    .from(feedWeights)
    .where(eq(feedWeights.shopperId, row.shopperId))
    .orderBy(desc(feedWeights.id))
    .offset(keptWeights);
  await db
    .delete(feedWeights)
    .where(and(eq(feedWeights.shopperId, row.shopperId), sql`${feedWeights.id} in ${kept}`));
}

export async function removeWeights(db: Db, shopperId: number): Promise<void> {
  await db.delete(feedWeights).where(eq(feedWeights.shopperId, shopperId));
}

type CategoryAt = { categoryId: number; at: Date };
const looksBack = 200;

/** The categories of what a person liked last, of others' posts. */
export const listLikedCategories = async (db: Db, shopperId: number): Promise<CategoryAt[]> =>
  (await db
    .select({ categoryId: posts.categoryId, at: postLikes.createdAt })
    .from(postLikes)
    .innerJoin(posts, eq(posts.id, postLikes.postId))
    .where(
      and(eq(postLikes.shopperId, shopperId), isNotNull(posts.categoryId), ne(posts.authorKey, shopperId)),
    )
    .orderBy(desc(postLikes.createdAt))
    .limit(looksBack)) as CategoryAt[];

/** The categories of what a person hid since a moment. */
export const listHiddenCategories = async (db: Db, shopperId: number, since: Date): Promise<number[]> =>
  (
    await db
      .select({ categoryId: posts.categoryId })
      .from(hiddenPosts)
      .innerJoin(posts, eq(posts.id, hiddenPosts.postId))
      .where(and(eq(hiddenPosts.shopperId, shopperId), gte(hiddenPosts.createdAt, since)))
      .limit(looksBack)
  ).flatMap(({ categoryId }) => categoryId ?? []);

export async function insertHidden(db: Db, row: typeof hiddenPosts.$inferInsert): Promise<void> {
  await db.insert(hiddenPosts).values(row).onConflictDoNothing();
}

/** What was hidden long ago is far down by now; answers how many were forgotten. */
export async function removeOldHidden(db: Db, limit: number): Promise<number> {
  const old = db
    .select({ at: sql`ctid` })
    .from(hiddenPosts)
    .where(lt(hiddenPosts.createdAt, sql`now() - interval '1 year'`))
    .limit(limit);
  const { rowCount } = await db.delete(hiddenPosts).where(sql`ctid = any(array(${old}))`);
  return rowCount ?? 0;
}
