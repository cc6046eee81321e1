import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { forgetNews, gatherNews } from '../news/gather-news.ts';
import { addToFigure } from '../posts/posts.queries.ts';
import { claimLike, returnLike } from './likes.queries.ts';

/** The post's row is taken first: the figure and the rows change together, also when many ask at once. */
export function likePost(
  ctx: Context,
  { id, liked }: CallChecked<'POST /wanlshop/find/like'>,
): Promise<CallOut<'POST /wanlshop/find/like'>> {
  const shopperId = requireShopper(ctx);
  return transact(ctx, async (ctx) => {
    const post = await addToFigure(ctx.db, id, 'likes', 0);
    // what is not shown any more can still be liked no longer
    if (!post || (liked && !post.isShown)) throw new Refusal('discovery.post_gone');
    const { authorKey } = post;
    const createdAt = ctx.clock.now();
    const isChanged = liked
      ? await claimLike(ctx.db, { postId: id, shopperId, authorKey, createdAt })
      : await returnLike(ctx.db, id, shopperId);
    if (!isChanged) return { liked, likes: post.likes };
    const news = { kind: 'likes', postId: id, subjectId: shopperId } as const;
    if (liked) await gatherNews(ctx, { ...news, authorKey, shopperId });
    else await forgetNews(ctx, news);
    const changed = await addToFigure(ctx.db, id, 'likes', liked ? 1 : -1);
    return { liked, likes: changed?.likes ?? 0 };
  });
}
