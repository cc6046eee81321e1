import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { createListAmong } from '../../../kernel/db/pairs.ts';
import { commentLikes, postComments } from '../discovery.tables.ts';

export type CommentRecord = typeof postComments.$inferSelect;
type NewComment = Omit<CommentRecord, 'id' | 'likes' | 'replies'>;

export async function insertComment(db: Db, comment: NewComment): Promise<CommentRecord> {
  const [row] = await db.insert(postComments).values(comment).returning();
  if (!row) throw new Error('the comment was not stored');
  return row;
}

export async function findComment(db: Db, id: number): Promise<CommentRecord | null> {
  const [row] = await db.select().from(postComments).where(eq(postComments.id, id));
  return row ?? null;
}

/** Counts a reply where it stands; null when the comment is gone. */
export async function addToReplies(db: Db, id: number, number: number): Promise<CommentRecord | null> {
  const [row] = await db
    .update(postComments)
    .set({ replies: sql`${postComments.replies} + ${number}::int` })
    .where(eq(postComments.id, id))
    .returning();
  return row ?? null;
}

type Page = { after: number | undefined; limit: number };

/** Those below the post itself, the newest first. */
export const listCommentRows = (db: Db, postId: number, { after, limit }: Page): Promise<CommentRecord[]> =>
  db
    .select()
    .from(postComments)
    .where(
      and(
        eq(postComments.postId, postId),
        isNull(postComments.parentId),
        after === undefined ? undefined : lt(postComments.id, after),
      ),
    )
    .orderBy(desc(postComments.id))
    .limit(limit);

/** Those below a comment, the oldest first. */
export const listReplyRows = (db: Db, parentId: number, { after, limit }: Page): Promise<CommentRecord[]> =>
  db
    .select()
    .from(postComments)
    .where(
      and(eq(postComments.parentId, parentId), after === undefined ? undefined : gt(postComments.id, after)),
    )
    .orderBy(asc(postComments.id))
    .limit(limit);

const mostFirst = 2;

/** The first replies to each of these comments. */
export async function listFirstReplies(db: Db, parentIds: readonly number[]): Promise<CommentRecord[]> {
  if (parentIds.length === 0) return [];
  const first = sql`select found.id from unnest(${sql.param([...parentIds])}::bigint[]) as p (id) cross join lateral (
    select r.id from ${postComments} r where r.parent_id = p.id order by r.id limit ${mostFirst}) as found`;
  return db
    .select()
    .from(postComments)
    .where(sql`${postComments.id} in (${first})`)
    .orderBy(asc(postComments.id));
}

/** Deletes a comment and the replies below it; answers what went. */
export async function deleteComments(db: Db, id: number): Promise<CommentRecord[]> {
  return db
    .delete(postComments)
    .where(or(eq(postComments.id, id), eq(postComments.parentId, id)))
    .returning();
}

/** False when this shopper likes it already. */
export async function claimCommentLike(db: Db, like: typeof commentLikes.$inferInsert): Promise<boolean> {
  const rows = await db.insert(commentLikes).values(like).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function returnCommentLike(db: Db, { commentId, shopperId }: typeof commentLikes.$inferInsert) {
  const rows = await db
    .delete(commentLikes)
    .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.shopperId, shopperId)))
    .returning();
  return rows.length > 0;
}

/** Adds to the likes where they stand; null when the comment is gone. */
export async function addToCommentLikes(db: Db, id: number, number: number): Promise<number | null> {
  const [row] = await db
    .update(postComments)
    .set({ likes: sql`${postComments.likes} + ${number}::int` })
    .where(eq(postComments.id, id))
    .returning({ likes: postComments.likes });
  return row?.likes ?? null;
}

export const listLikedComments = createListAmong('list_liked_comments_among', {
  of: commentLikes.shopperId,
  to: commentLikes.commentId,
});

/** All of one person, for when they leave. */
export const listOwnComments = (db: Db, shopperId: number): Promise<CommentRecord[]> =>
  db.select().from(postComments).where(eq(postComments.shopperId, shopperId));
