/** What was bought from posts, asked of orders, which stand on discovery: every line knows the post it came from. */
import type { Context } from '../../../kernel/context.ts';
import { Port } from '../../../kernel/ports.ts';

/** Paid orders without what was refunded whole, and what was paid for them without what was refunded. */
export type PostSales = { orders: number; salesCents: number };
export type SalesDay = PostSales & { day: string };

export type SalesOfPosts = {
  byPost(ctx: Context, postIds: readonly number[]): Promise<ReadonlyMap<number, PostSales>>;
  /** Of all an author's posts, by the day they were paid, from one day up to and with another; days without any are left out. */
  byDay(ctx: Context, authorKey: number, days: { from: string; to: string }): Promise<readonly SalesDay[]>;
};

export const salesOfPostsPort = new Port<SalesOfPosts>('sales of posts');

export const findSales = async (
  ctx: Context,
  postIds: readonly number[],
): Promise<ReadonlyMap<number, PostSales>> =>
  (await ctx.services.ports.find(salesOfPostsPort)?.byPost(ctx, postIds)) ?? new Map();
