import { ignoreErrors, serverNow } from '@chengji/client-kit/react';
import { call } from '../../kernel/calls/call.ts';
import { freshen, refresh, useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { saveCounters } from '../../kernel/session/statistics-store.ts';
import { computeReplayPollMs } from './end/end.view.ts';

const details = 'GET /wanlshop/live/details';
const figures = 'GET /wanlshop/live/figures';
const list = 'GET /wanlshop/live/list';
const plans = 'GET /wanlshop/live/plans';

const PAGE_SIZE = 20;
const SAYS = 100;
const FEW = 4;
/** How often it is looked whether an announced one has begun. */
const PLAN_MS = 10_000;

/** Always asked again: who comes back later finds it as it is then. */
export const useLive = (id: number) =>
  useCall(details, { id }, { freshMs: 0, everyMs: (live) => live?.state === 'created' && PLAN_MS });
/** What is known of it may be from before its end, and its replay may come while its end page is looked at. */
export const useEndedLive = (id: number) =>
  useCall(
    details,
    { id },
    { isSilent: true, freshMs: 0, everyMs: (live) => computeReplayPollMs(live, serverNow()) },
  );
export const useFigures = (id: number) => useCall(figures, { id }, { freshMs: 0 });

export const useLives = () => useListCall(list, { limit: PAGE_SIZE });
/** Where they are shown beside something else the page does without when they do not come. */
export const useFewLives = (shop_id?: number, limit = FEW) =>
  useListCall(list, { shop_id, limit }, { isSilent: true });
export const usePlans = (shop_id?: number) => useListCall(plans, { shop_id, limit: FEW }, { isSilent: true });

export const reloadLive = (): void => refresh(details);
export const reloadLives = () => freshen(list, plans);

export const useRemind = (onDone: (isOn: boolean) => void) =>
  useSend('POST /wanlshop/live/remind', {
    changes: [details, plans],
    onDone: (_, { on }) => onDone(Boolean(on)),
  });

export const useFollowShop = () =>
  useSend('POST /wanlshop/shop/follow', {
    changes: [details, 'GET /wanlshop/shop/details', 'GET /wanlshop/follow/list'],
    onDone: ({ concern }) => saveCounters({ concern }),
  });

/** What was said from a second of a replay on; nothing when it could not be asked for. */
export const fetchSays = (id: number, from: number) =>
  ignoreErrors(call('GET /wanlshop/live/says', { id, from, limit: SAYS }));

/** Goods of a live are opened: its host is told how many. That it was not counted concerns nobody who buys. */
export const countOpened = (id: number, goods_id: number): void =>
  void ignoreErrors(call('POST /wanlshop/live/open_goods', { id, goods_id }));
