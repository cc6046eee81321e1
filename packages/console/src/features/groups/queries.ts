import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { usePages } from '../../design/lists/use-pages.ts';
import type { Area } from '../../kernel/session.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { type CampaignWhole, type Sku, toDraft, toInput } from './campaign-draft.ts';
import { campaignsLists } from './campaigns.view.ts';
import { teamsLists } from './teams.view.ts';

/** Both areas read campaigns alike; the operator's list may be narrowed to a shop. */
export const useCampaigns = (area: Area) => useList<`GET /${Area}/campaigns/list`>(campaignsLists[area]);
export const useCampaign = (id: number, enabled = true) =>
  useCall('GET /seller/campaigns/details', { id }, { enabled, isEdited: true });
export const useMarketCampaign = (id: number) => useCall('GET /platform/campaigns/details', { id });

/** Teams fill while they are looked at. */
export const useTeams = (area: Area, id: number) =>
  useList<`GET /${Area}/campaigns/teams`>(teamsLists[area], { id }, { everyMs: 15_000 });

/** What the market takes of a sale, and how long it keeps a team open by default. */
export const useTerms = () => useCall('GET /seller/campaigns/terms', {});

type GoodsAsked = { keyword: string; page: number; limit: number };

export const useGoodsToSell = ({ keyword, ...asked }: GoodsAsked, onPage: (page: number) => void) =>
  usePages('GET /seller/goods/list', { state: 'on', ...asked, ...(keyword ? { keyword } : {}) }, onPage);
export const useGoodsOfCampaign = (id: number | null) =>
  useCall('GET /seller/goods/details', { id: id ?? 1 }, { enabled: id !== null });

const touched = (area: Area) => [`GET /${area}/campaigns/list`, `GET /${area}/campaigns/details`] as const;
export const useSaveCampaign = (
  began: CampaignWhole | undefined,
  skus: readonly Sku[],
  fields: ConflictFields,
) =>
  useSave('POST /seller/campaigns/save', {
    changes: touched('seller'),
    toInput: (standing: CampaignWhole) =>
      toInput(toDraft(standing), skus, {
        id: standing.id,
        asDraft: standing.state === 'draft',
        started: standing.started ? standing : undefined,
      }),
    began,
    fields,
  });
export const useDeleteCampaign = () =>
  useSend('POST /seller/campaigns/delete', { changes: touched('seller') });
export const useStopCampaign = (area: Area) =>
  useSend(`POST /${area}/campaigns/stop`, { changes: touched(area) });
