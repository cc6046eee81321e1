/** What the pages of campaigns ask for and show, from the address and the contract's views. */
import type { CallOut, CampaignKind, CampaignState } from '@chengji/contract';
import { campaignsCalls } from '@chengji/contract/groups/campaigns.calls';
import { defineList } from '../../design/lists/define-list.ts';

export type CampaignRow = CallOut<'GET /seller/campaigns/list'>['rows'][number];
export type CampaignShown = CallOut<'GET /platform/campaigns/details'>;

export const campaignTabs = ['all', 'running', 'coming', 'draft', 'ended', 'stopped'] as const;
export const campaignKinds = ['ordinary', 'ladder'] as const satisfies readonly CampaignKind[];
export const campaignSorts = ['new', 'old', 'ends', 'claimed'] as const;

export const campaignsLists = {
  seller: defineList('GET /seller/campaigns/list', campaignsCalls, { tab: 'state', clearsTab: true }),
  platform: defineList('GET /platform/campaigns/list', campaignsCalls, {
    names: { shop_id: 'shop' },
    tab: 'state',
    clearsTab: true,
  }),
};

/** A draft is thrown away instead, and what is over has nothing left to stop. */
export const canStop = (state: CampaignState): boolean => state === 'coming' || state === 'running';

export const isOver = (state: CampaignState): boolean => state === 'ended' || state === 'stopped';

/** `3 – 15`, or `3` for one tier. */
export const sizeRange = (tiers: readonly { size: number }[]): string => {
  const [first, last] = [tiers[0]?.size ?? 0, tiers.at(-1)?.size ?? 0];
  return first === last ? String(first) : `${first} – ${last}`;
};
