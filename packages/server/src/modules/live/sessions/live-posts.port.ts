/** The post that shows a live in feeds, and what was bought by it, asked of discovery, which stands on live. */
import type { Context } from '../../../kernel/context.ts';
import { Port } from '../../../kernel/ports.ts';

/** Paid orders without what was refunded whole, and what was paid for them without what was refunded. */
export type LivePost = { postId: number; orders: number; salesCents: number };

/** A live that has not begun has no post. */
export const livePostsPort = new Port<
  (ctx: Context, liveIds: readonly number[]) => Promise<ReadonlyMap<number, LivePost>>
>('posts of lives');

export const findLivePosts = async (
  ctx: Context,
  liveIds: readonly number[],
): Promise<ReadonlyMap<number, LivePost>> =>
  liveIds.length === 0
    ? new Map()
    : ((await ctx.services.ports.find(livePostsPort)?.(ctx, liveIds)) ?? new Map());
