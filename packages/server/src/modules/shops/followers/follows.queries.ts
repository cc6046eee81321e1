import { and, desc, eq, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { createListAmong, createListNewest } from '../../../kernel/db/pairs.ts';
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

/** Which shops a person follows. */
export const listFollowedIds = createListNewest('list_followed_shops', {
  of: shopFollows.shopperId,
  to: shopFollows.shopId,
  at: shopFollows.createdAt,
});

/** Who follows a shop. */
export const listFollowerIds = createListNewest('list_shop_followers', {
  of: shopFollows.shopId,
  to: shopFollows.shopperId,
  at: shopFollows.createdAt,
});

/** Which of these shops a person follows. */
export const listFollowedAmong = createListAmong('list_followed_shops_among', {
  of: shopFollows.shopperId,
  to: shopFollows.shopId,
});
