import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { postComments, postLikes } from './discovery.tables.ts';

export type CommentRecord = typeof postComments.$inferSelect;

/** False when this shopper likes it already. */
export async function claimLike(db: Db, like: typeof postLikes.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(postLikes)
    .values(like)
    .onConflictDoNothing()
    .returning({ postId: postLikes.postId });
  return rows.length > 0;
}

export async function insertComment(db: Db, comment: Omit<CommentRecord, 'id'>): Promise<void> {
  await db.insert(postComments).values(comment);
}

/** The newest first; `before` is the id to go on after. */
export const listCommentRows = (
  db: Db,
  { postId, before, limit }: { postId: number; before: number | undefined; limit: number },
): Promise<CommentRecord[]> =>
  db
    .select()
    .from(postComments)
    .where(
      and(eq(postComments.postId, postId), before === undefined ? undefined : lt(postComments.id, before)),
    )
    .orderBy(desc(postComments.id))
    .limit(limit);
