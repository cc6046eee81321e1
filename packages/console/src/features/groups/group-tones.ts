import type { CampaignKind, CampaignState, TeamState } from '@chengji/contract';
import type { TagTone, Tone } from '../../design/values/status-tones.ts';

export const campaignTones: Record<CampaignState, Tone> = {
  draft: 'rest',
  coming: 'info',
  running: 'done',
  ended: 'rest',
  stopped: 'bad',
};

/** A team that forms waits for people; one completed by the market is done, and differs by its label. */
export const teamTones: Record<TeamState, Tone> = {
  start: 'wait',
  success: 'done',
  auto: 'info',
  fail: 'bad',
};

export const kindTones: Record<CampaignKind, TagTone> = { ordinary: 'orange', ladder: 'plum' };
