/** Teams against the simplest thing that could be them; `node tools/bench/team-walk.ts` walks 100,000 steps. */
import { walkTeams, withoutPlacingLimits } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });

describe('teams', () => {
  it('are what the model is after each of 3,000 random steps', async ({ market }) => {
    const { counts, differences, steps } = await walkTeams(market, { seed: 20261121, steps: 3_000 });
    expect(differences).toEqual([]);
    expect(steps).toBe(3_000);
    const refusals = [
      'groups.team_full',
      'groups.team_over',
      'groups.already_in_team',
      'groups.campaign_over',
    ];
    const ends = [
      'team success 0',
      'team success 1',
      'team fail',
      'team auto 0',
      'order closed with money back',
    ];
    for (const what of [...refusals, ...ends]) expect(counts[what] ?? 0, what).toBeGreaterThan(0);
  });
});
