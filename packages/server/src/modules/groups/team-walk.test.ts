/** Teams against the simplest thing that could be them; `node tools/bench/team-walk.ts` walks 100,000 steps. */
import { type Market, startMarket, walkTeams } from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.stop());

it('are what the model is after each of 1,000 random steps', async () => {
  const { counts, differences, steps } = await walkTeams(market, { seed: 20261121, steps: 1_000 });
  expect(differences).toEqual([]);
  expect(steps).toBe(1_000);
  const walkedOver = [
    'groups.team_full',
    'groups.team_over',
    'groups.already_in_team',
    'groups.person_limit',
  ];
  for (const refusal of walkedOver) expect(counts[refusal], refusal).toBeGreaterThan(0);
}, 120_000);
