import type { CallChecked, PostDetails } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getOwnPost, mayActFor } from './post-author.ts';
import { findPostAnyState } from './posts.queries.ts';
import { presentDetails } from './present-posts.ts';

export async function showPost(
  ctx: Context,
  { id }: CallChecked<'GET /wanlshop/find/details'>,
): Promise<PostDetails> {
  const post = await findPostAnyState(ctx.db, id);
  if (!post) throw new Refusal('discovery.post_gone');
  if (!post.isShown && !(await mayActFor(ctx, post.authorKey, 'posts.read')))
    throw new Refusal('discovery.post_gone');
  return presentDetails(ctx, post);
}

/** One of the shop's, for its staff. */
export const showShopPost = async (ctx: Context, { id }: { id: number }): Promise<PostDetails> =>
  presentDetails(ctx, await getOwnPost(ctx, id));
