import { expect, it } from 'vitest';
import { getCampaignState } from './campaign.states.ts';

const now = new Date('2026-11-21T12:00:00Z');
const moment = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const open = { state: 'open' as const, startsAt: moment(-1), endsAt: null };

it.each([
  [{ ...open, state: 'draft' as const }, 'draft'],
  [{ ...open, state: 'stopped' as const }, 'stopped'],
  [{ ...open, state: 'over' as const }, 'ended'],
  [{ ...open, startsAt: moment(1) }, 'coming'],
  [{ ...open, startsAt: now }, 'running'],
  [{ ...open, endsAt: moment(1) }, 'running'],
  [{ ...open, endsAt: now }, 'ended'],
])('a campaign as it is kept %j is %s now', (campaign, state) => {
  expect(getCampaignState(campaign, now)).toBe(state);
});
