import type { PostComment, PostReply } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers } from '../../identity/index.ts';
import { mayActFor, writeRight } from '../posts/post-author.ts';
import { getReader } from '../posts/present-posts.ts';
import { type CommentRecord, listFirstReplies, listLikedComments } from './comments.queries.ts';

type OfPost = { authorKey: number };

/** How comments read to who asks, and what they may do with them. */
async function presentEach(ctx: Context, { authorKey }: OfPost, comments: readonly CommentRecord[]) {
  const reader = getReader(ctx);
  const ids = comments.flatMap(({ shopperId, toShopperId }) => [shopperId, toShopperId ?? shopperId]);
  const people = await findShoppers(ctx.db, [...new Set(ids)]);
  const liked =
    reader === null
      ? new Set()
      : await listLikedComments(
          ctx.db,
          reader,
          comments.map(({ id }) => id),
        );
  const isHost = await mayActFor(ctx, authorKey, writeRight);
  return (comment: CommentRecord): PostReply => {
    const author = people.get(comment.shopperId);
    return {
      id: comment.id,
      user: {
        id: author?.id ?? null,
        nickname: author?.nickname ?? '',
        avatar: author?.avatar ?? '',
      },
      content: comment.content,
      likes: comment.likes,
      liked: liked.has(comment.id),
      is_author: comment.shopperId === authorKey,
      can_delete: isHost || comment.shopperId === reader,
      createtime: toUnixSeconds(comment.createdAt),
      to: comment.toShopperId === null ? '' : (people.get(comment.toShopperId)?.nickname ?? ''),
    };
  };
}

export async function presentReplies(
  ctx: Context,
  post: OfPost,
  replies: readonly CommentRecord[],
): Promise<PostReply[]> {
  return replies.map(await presentEach(ctx, post, replies));
}

export async function presentComments(
  ctx: Context,
  post: OfPost,
  comments: readonly CommentRecord[],
): Promise<PostComment[]> {
  const answered = comments.filter(({ replies }) => replies > 0).map(({ id }) => id);
  const replies = await listFirstReplies(ctx.db, answered);
  const present = await presentEach(ctx, post, [...comments, ...replies]);
  return comments.map((comment) => {
    const { to: _, ...shown } = present(comment);
    return {
      ...shown,
      replies: replies.filter(({ parentId }) => parentId === comment.id).map(present),
      reply_count: comment.replies,
    };
  });
}
