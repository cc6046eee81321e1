import type { CampaignKind } from '@chengji/contract';
import { call } from '../../kernel/calls/call.ts';
import { refresh, useCall, useListCall } from '../../kernel/calls/use-call.ts';

const PAGE_SIZE = 20;
const teamCall = 'GET /wanlshop/groups/team';
const mineCall = 'GET /wanlshop/groups/mine';
const groupGoodsCall = 'GET /wanlshop/groups/goods';
const overviewCall = 'GET /wanlshop/groups/overview';
const listCall = 'GET /wanlshop/groups/list';

export const groupsPage = [listCall, overviewCall, mineCall] as const;

export const useGroupRows = (kind: CampaignKind, categoryId: number | null) =>
  useListCall(
    listCall,
    { kind, limit: PAGE_SIZE, ...(categoryId === null ? {} : { category_id: categoryId }) },
    { keepsPrevious: true },
  );

/** Of which shop, and how many; all where none is named. */
export type GroupFilter = { shop_id?: number; limit: number };

/** The goods that sell best in groups. */
export const useBestGroups = (of: GroupFilter, kind: CampaignKind = 'ordinary') =>
  useListCall(listCall, { kind, ...of }, { isSilent: true });

export const useGroupsOverview = () => useCall(overviewCall, {}, { isSilent: true });

/** The open team one joined last. */
export const useMyOpenTeam = (enabled: boolean) =>
  useListCall(mineCall, { state: 'start', limit: 1 }, { enabled, isSilent: true, freshMs: 0 });

/** The teams of a goods are fetched each time it is shown: they come and go. */
export const useGroupGoods = (id: number, enabled: boolean) =>
  useCall(groupGoodsCall, { id }, { enabled, freshMs: 0, isSilent: true });

export const useTeam = (id: number) => useCall(teamCall, { id }, { freshMs: 0 });

export const refreshTeam = () => refresh(teamCall, mineCall);

/** An event that is due fires within seconds of its time. */
const SETTLED_MS = 3_000;

/** When a countdown has come to its end: what that did is fetched. */
export const refreshTeamsOnceSettled = (): void =>
  void setTimeout(
    () => refresh(teamCall, mineCall, groupGoodsCall, 'GET /wanlshop/goods/details'),
    SETTLED_MS,
  );

/** When the first of several has ended: what goes on is fetched. */
export const refreshGroupsOnceSettled = (): void => void setTimeout(() => refresh(listCall), SETTLED_MS);

/** Every change of the team is then told to this socket. */
export const watchTeam = (id: number, clientId: string) =>
  call('POST /wanlshop/groups/watch', { id, client_id: clientId });
