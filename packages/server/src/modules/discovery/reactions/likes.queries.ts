import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { postLikes } from '../discovery.tables.ts';

/** False when this shopper likes it already. */
export async function claimLike(db: Db, like: typeof postLikes.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(postLikes)
    .values(like)
    .onConflictDoNothing()
    .returning({ postId: postLikes.postId });
  return rows.length > 0;
}

/** False when this shopper did not like it. */
export async function returnLike(db: Db, postId: number, shopperId: number): Promise<boolean> {
  const rows = await db
    .delete(postLikes)
    .where(and(eq(postLikes.postId, postId), eq(postLikes.shopperId, shopperId)))
    .returning({ postId: postLikes.postId });
  return rows.length > 0;
}

export const listOwnLikes = (db: Db, shopperId: number) =>
  db.select({ postId: postLikes.postId }).from(postLikes).where(eq(postLikes.shopperId, shopperId));
