/** How often lives were complained about, asked of complaints, which stand on live. */
import type { Context } from '../../../../kernel/context.ts';
import { Port } from '../../../../kernel/ports.ts';

export const liveComplaintsPort = new Port<
  (ctx: Context, liveIds: readonly number[]) => Promise<ReadonlyMap<number, number>>
>('complaints about lives');

export const countComplaints = async (
  ctx: Context,
  liveIds: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  liveIds.length === 0
    ? new Map()
    : ((await ctx.services.ports.find(liveComplaintsPort)?.(ctx, liveIds)) ?? new Map());
