/** What a campaign is at a moment: kept are only a draft, an open one, and why an open one is no more. */
import type { CampaignState } from '@chengji/contract';

export type CampaignTimes = {
  state: 'draft' | 'open' | 'over' | 'stopped';
  startsAt: Date;
  endsAt: Date | null;
};

export function getCampaignState({ state, startsAt, endsAt }: CampaignTimes, now: Date): CampaignState {
  if (state === 'draft' || state === 'stopped') return state;
  if (state === 'over' || (endsAt && endsAt <= now)) return 'ended';
  return startsAt > now ? 'coming' : 'running';
}
