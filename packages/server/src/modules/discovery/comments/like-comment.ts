import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findPost } from '../posts/posts.queries.ts';
import { addToCommentLikes, claimCommentLike, findComment, returnCommentLike } from './comments.queries.ts';

/** The comment's row is taken first, so that it is not deleted meanwhile. */
export function likeComment(
  ctx: Context,
  { id, liked }: CallChecked<'POST /wanlshop/find/comment/like'>,
): Promise<CallOut<'POST /wanlshop/find/comment/like'>> {
  const shopperId = requireShopper(ctx);
  return transact(ctx, async ({ db }) => {
    const comment = await findComment(db, id);
    if (!comment || !(await findPost(db, comment.postId))) throw new Refusal('discovery.comment_gone');
    if ((await addToCommentLikes(db, id, 0)) === null) throw new Refusal('discovery.comment_gone');
    const like = { commentId: id, shopperId };
    const isChanged = liked ? await claimCommentLike(db, like) : await returnCommentLike(db, like);
    const step = isChanged ? (liked ? 1 : -1) : 0;
    return { liked, likes: (await addToCommentLikes(db, id, step)) ?? 0 };
  });
}
