import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { forgetNews } from '../news/gather-news.ts';
import { mayActFor, writeRight } from '../posts/post-author.ts';
import { addToFigure, findPostAnyState } from '../posts/posts.queries.ts';
import { addToReplies, deleteComments, findComment } from './comments.queries.ts';

/** An own one, or one below an own post; what stands below it goes with it. */
export function deleteComment(ctx: Context, { id }: { id: number }): Promise<{ comments: number }> {
  const shopperId = requireShopper(ctx);
  return transact(ctx, async (ctx) => {
    const comment = await findComment(ctx.db, id);
    const post = comment && (await findPostAnyState(ctx.db, comment.postId));
    const isMine =
      post && (comment.shopperId === shopperId || (await mayActFor(ctx, post.authorKey, writeRight)));
    if (!isMine) throw new Refusal('discovery.comment_gone');
    return { comments: await removeComment(ctx, comment) };
  });
}

/** Answers how many comments the post has then. The post's row is taken first, as by who writes. */
export async function removeComment(
  ctx: Context,
  { id, postId, parentId }: { id: number; postId: number; parentId: number | null },
): Promise<number> {
  await addToFigure(ctx.db, postId, 'comments', 0);
  const gone = await deleteComments(ctx.db, id);
  if (gone.length === 0) throw new Refusal('discovery.comment_gone');
  for (const comment of gone) await forgetNews(ctx, { kind: 'comments', postId, subjectId: comment.id });
  if (parentId !== null) await addToReplies(ctx.db, parentId, -1);
  return (await addToFigure(ctx.db, postId, 'comments', -gone.length))?.comments ?? 0;
}
