import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { createListAmong, createListNewest } from '../../../kernel/db/pairs.ts';
import { newsSwitches, userFollows } from '../activity.tables.ts';

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

/** Whom a person follows. */
export const listFollowedPeople = createListNewest('list_followed_people', {
  of: userFollows.shopperId,
  to: userFollows.followedId,
  at: userFollows.createdAt,
});

/** Who follows a person. */
export const listPersonFans = createListNewest('list_person_fans', {
  of: userFollows.followedId,
  to: userFollows.shopperId,
  at: userFollows.createdAt,
});

export const countFollowedPeople = (db: Db, shopperId: number): Promise<number> =>
  db.$count(userFollows, eq(userFollows.shopperId, shopperId));

/** Which of these people a person follows. */
export const listFollowedPeopleAmong = createListAmong('list_followed_people_among', {
  of: userFollows.shopperId,
  to: userFollows.followedId,
});

/** Which of these people follow a person. */
export const listFansAmong = createListAmong('list_fans_among', {
  of: userFollows.followedId,
  to: userFollows.shopperId,
});

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
