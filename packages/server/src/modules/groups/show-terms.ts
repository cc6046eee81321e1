import type { CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';

/** What a shop reckons with when it plans a campaign. */
export async function showTerms({
  services: { settings },
}: Context): Promise<CallOut<'GET /seller/campaigns/terms'>> {
  return {
    commission_rate: await settings.get('ledger.commission_rate'),
    team_hours: await settings.get('groups.team_hours'),
  };
}
