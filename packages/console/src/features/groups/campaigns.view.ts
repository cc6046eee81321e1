/** What the pages of campaigns ask for and show, from the address and the contract's views. */
import type { CallOut, CampaignKind, CampaignState } from '@chengji/contract';
import { parseOption, wholeOr } from '../../design/tables/list-address.ts';

export type CampaignRow = CallOut<'GET /seller/campaigns/list'>['rows'][number];
export type CampaignShown = CallOut<'GET /platform/campaigns/details'>;

export const campaignTabs = ['all', 'running', 'coming', 'draft', 'ended', 'stopped'] as const;
type CampaignTab = (typeof campaignTabs)[number];
export const campaignKinds = ['ordinary', 'ladder'] as const satisfies readonly CampaignKind[];
export const campaignSorts = ['new', 'old', 'ends', 'claimed'] as const;

export const campaignsDefaults = {
  state: 'all',
  kind: '',
  keyword: '',
  shop: '',
  sort: 'new',
  page: '1',
  limit: '20',
};
export type CampaignFilters = typeof campaignsDefaults;

export const getTab = (filters: CampaignFilters): CampaignTab =>
  parseOption(campaignTabs, filters.state, 'all');
export const getKind = (filters: CampaignFilters): CampaignKind | '' =>
  parseOption<CampaignKind | ''>(campaignKinds, filters.kind, '');

/** The call's input for the filters of the address; what a person mistyped there falls back to the default. */
export function campaignsInput(filters: CampaignFilters) {
  const [tab, kind] = [getTab(filters), getKind(filters)];
  return {
    sort: parseOption(campaignSorts, filters.sort, 'new'),
    page: Math.min(500, wholeOr(filters.page, 1)),
    limit: Math.min(100, wholeOr(filters.limit, 20)),
    ...(tab === 'all' ? {} : { state: tab }),
    ...(kind ? { kind } : {}),
    ...(filters.keyword ? { keyword: filters.keyword } : {}),
  };
}

/** The operator may look at one shop alone. */
export const marketCampaignsInput = (filters: CampaignFilters) => ({
  ...campaignsInput(filters),
  ...(wholeOr(filters.shop, 0) ? { shop_id: Number(filters.shop) } : {}),
});

export const hasFilters = ({ kind, keyword, shop }: CampaignFilters): boolean =>
  Boolean(kind || keyword || shop);

/** A draft is thrown away instead, and what is over has nothing left to stop. */
export const canStop = (state: CampaignState): boolean => state === 'coming' || state === 'running';

export const isOver = (state: CampaignState): boolean => state === 'ended' || state === 'stopped';

/** `3 – 15`, or `3` for one tier. */
export const sizeRange = (tiers: readonly { size: number }[]): string => {
  const [first, last] = [tiers[0]?.size ?? 0, tiers.at(-1)?.size ?? 0];
  return first === last ? String(first) : `${first} – ${last}`;
};
