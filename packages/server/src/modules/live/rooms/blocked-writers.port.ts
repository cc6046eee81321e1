import type { Context } from '../../../kernel/context.ts';
import { Port } from '../../../kernel/ports.ts';

type FindBlocked = (ctx: Context, shopId: number, shopperIds: readonly number[]) => Promise<Set<number>>;

/** Says who of these people a shop wants to hear nothing from. */
export const blockedWritersPort = new Port<FindBlocked>('whom a shop has blocked');

export const findBlockedWriters: FindBlocked = async (ctx, shopId, shopperIds) =>
  (await ctx.services.ports.find(blockedWritersPort)?.(ctx, shopId, shopperIds)) ?? new Set();
