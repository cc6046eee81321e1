import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findPost } from '../posts/posts.queries.ts';
import { findComment, listCommentRows, listReplyRows } from './comments.queries.ts';
import { presentComments, presentReplies } from './present-comments.ts';

const parse = (list: string, cursor: string | undefined) =>
  cursor === undefined ? undefined : readCursor(list, 1, cursor)[0];

export async function listComments(
  ctx: Context,
  { id, cursor, limit }: CallChecked<'GET /wanlshop/find/comments'>,
): Promise<CallOut<'GET /wanlshop/find/comments'>> {
  const list = 'post_comments';
  const after = parse(list, cursor);
  const post = await findPost(ctx.db, id);
  if (!post) throw new Refusal('discovery.post_gone');
  const comments = await listCommentRows(ctx.db, id, { after, limit: limit + 1 });
  const page = pageFrom(comments, limit, (last) => writeCursor(list, last.id));
  return { rows: await presentComments(ctx, post, page.rows), total: post.comments, next: page.next };
}

export async function listReplies(
  ctx: Context,
  { id, cursor, limit }: CallChecked<'GET /wanlshop/find/replies'>,
): Promise<CallOut<'GET /wanlshop/find/replies'>> {
  const list = 'post_replies';
  const after = parse(list, cursor);
  const comment = await findComment(ctx.db, id);
  const post = comment && (await findPost(ctx.db, comment.postId));
  if (!post) throw new Refusal('discovery.comment_gone');
  const replies = await listReplyRows(ctx.db, id, { after, limit: limit + 1 });
  const page = pageFrom(replies, limit, (last) => writeCursor(list, last.id));
  return { rows: await presentReplies(ctx, post, page.rows), next: page.next };
}
