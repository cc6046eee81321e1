/** What is bought by the posts of lives, asked of orders, which stand on live. */
import type { Context } from '../../../kernel/context.ts';
import { Port } from '../../../kernel/ports.ts';

export type LivePurchases = {
  /** Paid pieces of each goods that were found in this post, without what was refunded whole. */
  countSold(ctx: Context, postId: number): Promise<ReadonlyMap<number, number>>;
  /** What of an order was found in this post, by its title. */
  listTitles(ctx: Context, sought: { orderId: number; postId: number }): Promise<readonly string[]>;
};

export const livePurchasesPort = new Port<LivePurchases>('purchases by lives');

export const countSoldIn = async (
  ctx: Context,
  postId: number | undefined,
): Promise<ReadonlyMap<number, number>> =>
  postId === undefined
    ? new Map()
    : ((await ctx.services.ports.find(livePurchasesPort)?.countSold(ctx, postId)) ?? new Map());
