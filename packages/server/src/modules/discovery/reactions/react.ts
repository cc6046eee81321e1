/** What else is done about a post. */
import type { CallChecked } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { insertHidden } from '../feed/rounds.queries.ts';
import { noteLook } from '../figures/look-counter.ts';
import { addToFigure, findPost, type Post } from '../posts/posts.queries.ts';

async function getPost({ db }: Context, id: number): Promise<Post> {
  const post = await findPost(db, id);
  if (!post) throw new Refusal('discovery.post_gone');
  return post;
}

export const sharePost = (ctx: Context, { id }: { id: number }): Promise<{ shares: number }> =>
  transact(ctx, async ({ db }) => {
    const shared = await addToFigure(db, id, 'shares');
    if (!shared?.isShown) throw new Refusal('discovery.post_gone');
    return { shares: shared.shares };
  });

export async function hidePost(ctx: Context, { id }: { id: number }): Promise<null> {
  const shopperId = requireShopper(ctx);
  await getPost(ctx, id);
  await insertHidden(ctx.db, { shopperId, postId: id, createdAt: ctx.clock.now() });
  return null;
}

/** Goods that are not of the post are counted for nothing. */
export async function openGoods(
  ctx: Context,
  { id, goods_id }: CallChecked<'POST /wanlshop/find/open_goods'>,
): Promise<null> {
  const post = await getPost(ctx, id);
  if (post.goodsIds.includes(goods_id)) noteLook(ctx, post.id, 'goods');
  return null;
}
