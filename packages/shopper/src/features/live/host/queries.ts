import type { CallError } from '@chengji/client-kit';
import { moveItem } from '@chengji/client-kit/lists/move-item';
import { isOver, isWaiting } from '@chengji/client-kit/live/live-display';
import type { HostedLive } from '@chengji/contract';
import { call } from '../../../kernel/calls/call.ts';
import { reportFault } from '../../../kernel/calls/faults.ts';
import {
  changeKnown,
  freshen,
  refresh,
  useCall,
  useListCall,
  useSend,
} from '../../../kernel/calls/use-call.ts';

const host = 'GET /wanlshop/live/host';
const own = 'GET /wanlshop/live/own';
const shown = ['GET /wanlshop/live/list', 'GET /wanlshop/live/plans', 'GET /wanlshop/live/details'] as const;

const PAGE_SIZE = 20;
const WAIT_MS = 2_000;
const LOOK_MS = 5_000;

export const useOwnLives = (shopId: number) =>
  useListCall(own, { as_shop: shopId, limit: PAGE_SIZE }, { freshMs: 0 });

export const reloadOwnLives = () => freshen(own);

/** As it stands, looked at again while it may change; more often while its encoder is waited for. */
export const useHostedLive = (id: number) =>
  useCall(
    host,
    { id },
    {
      freshMs: 0,
      everyMs: (live) => (live && isOver(live) ? false : live && isWaiting(live) ? WAIT_MS : LOOK_MS),
    },
  );

export const reloadHosted = () => refresh(host);

/** What a change answers is how it stands now. */
const keep = (live: HostedLive) => changeKnown<HostedLive>({ queryKey: [host, { id: live.id }] }, () => live);

/** Of one's own shop, by words or all. */
export const useShopGoods = (shopId: number, keyword: string) =>
  useListCall(
    'GET /wanlshop/goods/list',
    { limit: PAGE_SIZE, shop_id: shopId, ...(keyword && { keyword }) },
    { keepsPrevious: true },
  );

export const useCreateLive = (onDone: (id: number) => void) =>
  useSend('POST /wanlshop/live/create', { changes: [own, ...shown], onDone: ({ id }) => onDone(id) });

export const useEditLive = (onDone: () => void, onFault: (error: CallError) => void) =>
  useSend('POST /wanlshop/live/edit', {
    changes: [own, ...shown],
    onDone: (live) => {
      keep(live);
      onDone();
    },
    onFault,
  });

export const useStartLive = () => useSend('POST /wanlshop/live/start', { changes: [own], onDone: keep });
export const useResetKey = (onDone: () => void) =>
  useSend('POST /wanlshop/live/key', {
    onDone: (live) => {
      keep(live);
      onDone();
    },
  });
export const useCamera = (onFault: (error: CallError) => void) =>
  useSend('POST /wanlshop/live/camera', { onFault });
export const useTray = () => useSend('POST /wanlshop/live/goods', { changes: [...shown], onDone: keep });

/** Moved at once; the market's order is shown again where it refused. */
export function sortTray(live: HostedLive, from: number, to: number, send: ReturnType<typeof useTray>): void {
  const moved = live.goods[from];
  if (!moved || from === to || to < 0 || to >= live.goods.length) return;
  keep({ ...live, goods: moveItem(live.goods, from, to) });
  send.mutate(
    { id: live.id, action: 'sort', goods_id: moved.goods.id, place: to },
    { onError: reloadHosted },
  );
}

export const useSay = (onDone: (sent: string) => void) =>
  useSend('POST /wanlshop/live/say', { changes: [host], onDone: (_, { text }) => onDone(text) });
export const useMute = (onDone: (muted: boolean) => void) =>
  useSend('POST /wanlshop/live/mute', {
    changes: [host],
    onDone: (_, { muted }) => onDone(muted === true),
  });
export const useEndLive = (onDone: () => void) =>
  useSend('POST /wanlshop/live/end', { changes: [own, ...shown], onDone });
export const useDeleteLive = (onDone: () => void) =>
  useSend('POST /wanlshop/live/delete', { changes: [own, ...shown], onDone });

/** Several goods one after the other, as the call takes them; the first that is refused ends it. */
export async function addToTray(id: number, goods: readonly number[]): Promise<void> {
  try {
    for (const goods_id of goods) {
      keep(await call('POST /wanlshop/live/goods', { id, action: 'add', goods_id }));
    }
  } catch (error) {
    reportFault(error);
  }
}
