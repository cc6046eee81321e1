import { and, desc, eq, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import type { Shop } from '../shops.queries.ts';
import { shops } from '../shops.tables.ts';
import { shopFollows } from './follows.tables.ts';

/** Answers whether it is new. */
export async function insertFollow(
  db: Db,
  shopId: number,
  shopperId: number,
  createdAt: Date,
): Promise<boolean> {
  const rows = await db
    .insert(shopFollows)
    .values({ shopId, shopperId, createdAt })
    .onConflictDoNothing()
    .returning({ shopId: shopFollows.shopId });
  return rows.length > 0;
}

/** Answers whether there was one. */
export async function deleteFollow(db: Db, shopId: number, shopperId: number): Promise<boolean> {
  const rows = await db
    .delete(shopFollows)
    .where(and(eq(shopFollows.shopId, shopId), eq(shopFollows.shopperId, shopperId)))
    .returning({ shopId: shopFollows.shopId });
  return rows.length > 0;
}

/** Adds to the followers where they stand, so that those who come at once are all counted. */
export async function addFollowers(db: Db, shopId: number, number: number): Promise<void> {
  await db
    .update(shops)
    .set({ followers: sql`${shops.followers} + ${number}` })
    .where(eq(shops.id, shopId));
}

/** Takes back all that a person follows, and them from the followers of each shop. */
export async function clearFollows(db: Db, shopperId: number): Promise<void> {
  const gone = db
    .$with('gone')
    .as(
      db
        .delete(shopFollows)
        .where(eq(shopFollows.shopperId, shopperId))
        .returning({ id: shopFollows.shopId }),
    );
  await db
    .with(gone)
    .update(shops)
    .set({ followers: sql`${shops.followers} - 1` })
    .where(inArray(shops.id, db.select({ id: gone.id }).from(gone)));
}

export async function isFollowing(db: Db, shopId: number, shopperId: number): Promise<boolean> {
  const found = await db.$count(
    shopFollows,
    and(eq(shopFollows.shopId, shopId), eq(shopFollows.shopperId, shopperId)),
  );
  return found > 0;
}

/** How many shops a person follows. */
export const countFollowed = (db: Db, shopperId: number): Promise<number> =>
  db.$count(shopFollows, eq(shopFollows.shopperId, shopperId));

export type FollowedRecord = Shop & { followedAt: Date };

/** The newest first, going on after a moment and a shop's id. */
export async function listFollowed(
  db: Db,
  shopperId: number,
  { after, limit }: { after: { followedAt: Date; shopId: number } | undefined; limit: number },
): Promise<FollowedRecord[]> {
  return db
    .select({ ...getTableColumns(shops), followedAt: shopFollows.createdAt })
    .from(shopFollows)
    .innerJoin(shops, eq(shops.id, shopFollows.shopId))
    .where(
      and(
        eq(shopFollows.shopperId, shopperId),
        after &&
          sql`(${shopFollows.createdAt}, ${shopFollows.shopId}) < (${after.followedAt.toISOString()}::timestamptz, ${after.shopId})`,
      ),
    )
    .orderBy(desc(shopFollows.createdAt), desc(shopFollows.shopId))
    .limit(limit);
}

/** Who follows a shop since a time between two moments. */
export const countNewFollowers = (
  db: Db,
  shopId: number,
  { from, to }: { from: Date; to: Date },
): Promise<number> =>
  db.$count(
    shopFollows,
    and(eq(shopFollows.shopId, shopId), gte(shopFollows.createdAt, from), lte(shopFollows.createdAt, to)),
  );

/** A follow that others read; the key is the shop's, or the follower's. */
export type FollowRecord = { id: number; at: Date };
type After = { at: Date; id: number } | undefined;

const selectFollowedShops = prepared('list_followed_shops', (db) =>
  db
    .select({ id: shopFollows.shopId, at: shopFollows.createdAt })
    .from(shopFollows)
    .where(
      and(
        eq(shopFollows.shopperId, sql.placeholder('shopperId')),
        sql`(${shopFollows.createdAt}, ${shopFollows.shopId}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::bigint)`,
      ),
    )
    .orderBy(desc(shopFollows.createdAt), desc(shopFollows.shopId))
    .limit(sql.placeholder('limit')),
);

/** Whom a person follows, the newest first, going on after a moment and, at the same moment, below an id. */
export const listFollowedIds = (
  db: Db,
  shopperId: number,
  { after, limit }: { after: After; limit: number },
): Promise<FollowRecord[]> =>
  selectFollowedShops(db, {
    shopperId,
    at: after?.at.toISOString() ?? 'infinity',
    id: after?.id ?? 0,
    limit,
  });

/** Who follows a shop, in the same way. */
export const listFollowerIds = (
  db: Db,
  shopId: number,
  { after, limit }: { after: After; limit: number },
): Promise<FollowRecord[]> =>
  db
    .select({ id: shopFollows.shopperId, at: shopFollows.createdAt })
    .from(shopFollows)
    .where(
      and(
        eq(shopFollows.shopId, shopId),
        after &&
          sql`(${shopFollows.createdAt}, ${shopFollows.shopperId}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(shopFollows.createdAt), desc(shopFollows.shopperId))
    .limit(limit);

const selectFollowedAmong = prepared('list_followed_shops_among', (db) =>
  db
    .select({ id: shopFollows.shopId })
    .from(shopFollows)
    .where(
      and(
        eq(shopFollows.shopperId, sql.placeholder('shopperId')),
        sql`${shopFollows.shopId} = any(${sql.placeholder('shopIds')}::bigint[])`,
      ),
    ),
);

/** Which of these shops a person follows. */
export async function listFollowedAmong(
  db: Db,
  shopperId: number,
  shopIds: readonly number[],
): Promise<Set<number>> {
  if (shopIds.length === 0) return new Set();
  const rows = await selectFollowedAmong(db, { shopperId, shopIds: [...shopIds] });
  return new Set(rows.map(({ id }) => id));
}
