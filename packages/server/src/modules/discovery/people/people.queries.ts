import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import type { FollowRecord } from '../../shops/index.ts';
import { newsSwitches, userFollows } from '../activity.tables.ts';
import { createListAmong } from '../among.queries.ts';

/** False when it was so before. */
export async function claimFollow(db: Db, follow: typeof userFollows.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(userFollows)
    .values(follow)
    .onConflictDoNothing()
    .returning({ id: userFollows.followedId });
  return rows.length > 0;
}

export async function returnFollow(db: Db, followedId: number, shopperId: number): Promise<boolean> {
  const rows = await db
    .delete(userFollows)
    .where(and(eq(userFollows.followedId, followedId), eq(userFollows.shopperId, shopperId)))
    .returning({ id: userFollows.followedId });
  return rows.length > 0;
}

type After = { at: Date; id: number } | undefined;

const selectFollowedPeople = prepared('list_followed_people', (db) =>
  db
    .select({ id: userFollows.followedId, at: userFollows.createdAt })
    .from(userFollows)
    .where(
      and(
        eq(userFollows.shopperId, sql.placeholder('shopperId')),
        sql`(${userFollows.createdAt}, ${userFollows.followedId}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::bigint)`,
      ),
    )
    .orderBy(desc(userFollows.createdAt), desc(userFollows.followedId))
    .limit(sql.placeholder('limit')),
);

/** Whom a person follows, the newest first, going on after a moment and, at the same moment, below an id. */
export const listFollowedPeople = (
  db: Db,
  shopperId: number,
  { after, limit }: { after: After; limit: number },
): Promise<FollowRecord[]> =>
  selectFollowedPeople(db, {
    shopperId,
    at: after?.at.toISOString() ?? 'infinity',
    id: after?.id ?? 0,
    limit,
  });

/** Who follows a person, in the same way. */
export const listPersonFans = (
  db: Db,
  followedId: number,
  { after, limit }: { after: After; limit: number },
): Promise<FollowRecord[]> =>
  db
    .select({ id: userFollows.shopperId, at: userFollows.createdAt })
    .from(userFollows)
    .where(
      and(
        eq(userFollows.followedId, followedId),
        after &&
          sql`(${userFollows.createdAt}, ${userFollows.shopperId}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(userFollows.createdAt), desc(userFollows.shopperId))
    .limit(limit);

export const countFollowedPeople = (db: Db, shopperId: number): Promise<number> =>
  db.$count(userFollows, eq(userFollows.shopperId, shopperId));

/** Which of these people a person follows. */
export const listFollowedPeopleAmong = createListAmong('list_followed_people_among', {
  by: userFollows.shopperId,
  to: userFollows.followedId,
});

/** Which of these people follow a person. */
export async function listFansAmong(
  db: Db,
  followedId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: userFollows.shopperId })
    .from(userFollows)
    .where(and(eq(userFollows.followedId, followedId), inArray(userFollows.shopperId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Ends all follows of a person and by them; answers whom they followed. */
export async function deleteOwnFollows(db: Db, shopperId: number): Promise<number[]> {
  await db.delete(userFollows).where(eq(userFollows.followedId, shopperId));
  const rows = await db
    .delete(userFollows)
    .where(eq(userFollows.shopperId, shopperId))
    .returning({ id: userFollows.followedId });
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

type Switches = Pick<typeof newsSwitches.$inferSelect, 'likes' | 'comments' | 'fans'>;

const everything: Switches = { likes: true, comments: true, fans: true };

export async function findSwitches(db: Db, shopperId: number): Promise<Switches> {
  const [row] = await db
    .select({ likes: newsSwitches.likes, comments: newsSwitches.comments, fans: newsSwitches.fans })
    .from(newsSwitches)
    .where(eq(newsSwitches.shopperId, shopperId));
  return row ?? everything;
}

export async function saveSwitches(
  db: Db,
  shopperId: number,
  change: { [K in keyof Switches]?: boolean | undefined },
): Promise<Switches> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const [row] = await db
    .insert(newsSwitches)
    .values({ shopperId, ...given })
    .onConflictDoUpdate({ target: newsSwitches.shopperId, set: { shopperId, ...given } })
    .returning({ likes: newsSwitches.likes, comments: newsSwitches.comments, fans: newsSwitches.fans });
  return row ?? everything;
}
