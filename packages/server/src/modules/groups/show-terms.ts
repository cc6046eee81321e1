import type { CallOut } from '@chengji/contract';
import { requireActor } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { findShopRate } from '../ledger/index.ts';

/** What a shop reckons with when it plans a campaign. */
export async function showTerms(ctx: Context): Promise<CallOut<'GET /seller/campaigns/terms'>> {
  return {
    commission_rate: await findShopRate(ctx, requireActor(ctx, 'seller').shopId),
    team_hours: await ctx.services.settings.get('groups.team_hours'),
  };
}
