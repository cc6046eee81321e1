import type { TeamBrief } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { countLacking } from './team.rules.ts';
import type { teams } from './team.tables.ts';

/** What an order or a list says of a team; `fromCents` is what its campaign's cheapest sku costs at each tier. */
export function presentTeamBrief(team: typeof teams.$inferSelect, fromCents: readonly number[]): TeamBrief {
  const { settledTier: tier } = team;
  return {
    id: team.id,
    campaign_id: team.campaignId,
    kind: team.kind,
    state: team.state,
    size: team.size,
    seats_taken: team.seatsTaken,
    paid: team.paid,
    lacking: countLacking(team),
    ends_at: toUnixSeconds(team.endsAt),
    ended_at: team.endedAt && toUnixSeconds(team.endedAt),
    settled:
      tier === null
        ? null
        : {
            size: team.sizes[tier] ?? 0,
            price: toMoneyText(fromCents[tier] ?? 0),
            filled: team.filled,
          },
  };
}

/** What each tier takes and costs, without the prices of single skus. */
export const presentTiers = (sizes: readonly number[], fromCents: readonly number[]) =>
  sizes.map((size, tier) => ({ size, price: toMoneyText(fromCents[tier] ?? 0) }));
