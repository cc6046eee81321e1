import { moveItem } from '@chengji/client-kit/lists/move-item';
import { isOver, isWaiting } from '@chengji/client-kit/live/live-display';
import type { LiveSocket } from '@chengji/client-kit/live/live-room';
import { createRefresh } from '@chengji/client-kit/react';
import { useLiveRoom } from '@chengji/client-kit/react/live/use-live-room';
import type { CallIn, CallOut, HostedLive } from '@chengji/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { call } from '../../kernel/calls.ts';
import { liveSocket } from '../../kernel/live/frames.ts';
import { useCall, useFaultReport, useSend } from '../../kernel/use-call.ts';
import { ownList, toDraft, toInput } from './live.view.ts';

const details = 'GET /seller/live/details';
const changes = ['GET /seller/live/list'] as const;

const waitMs = 2_000;
const lookMs = 5_000;
const markMs = 60_000;

export const useOwnLives = () => useList(ownList, {}, { everyMs: 15_000 });

/** Whether the shop is living now, for the navigation. */
export const useIsLiving = (enabled: boolean): boolean =>
  (useCall('GET /seller/live/list', { limit: 1 }, { enabled, everyMs: markMs }).data?.counts.living ?? 0) > 0;

/** As it stands, looked at again while it may change; more often while its encoder is waited for. */
export const useHostedLive = (id: number) =>
  useCall(
    details,
    { id },
    {
      everyMs: (live) => (live && isOver(live) ? false : live && isWaiting(live) ? waitMs : lookMs),
    },
  );

export const useLiveToEdit = (id: number) => useCall(details, { id }, { isEdited: true });

const socket: LiveSocket = liveSocket;

/** What happens in it; staff say by calls. */
export const useRoom = (liveId: number | null) => useLiveRoom(socket, liveId, null);

/** What a change answers is how it stands now. */
function useKeep() {
  const { changeKnown } = createRefresh(useQueryClient());
  return (live: HostedLive) => changeKnown<HostedLive>({ queryKey: [details, { id: live.id }] }, () => live);
}

export function useReloadLive() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [details] });
}

export const useStart = () => useSend('POST /seller/live/start', { changes, onDone: useKeep() });
export const useResetKey = () => useSend('POST /seller/live/key', { onDone: useKeep() });
export const useTray = () => useSend('POST /seller/live/goods', { onDone: useKeep() });
export const useSay = () => useSend('POST /seller/live/say', { changes: [details] });
export const useMute = () => useSend('POST /seller/live/mute', { changes: [details] });
export const useEnd = () => useSend('POST /seller/live/end', { changes: [...changes, details] });
export const useDelete = () => useSend('POST /seller/live/delete', { changes });

/** Moved at once; the market's order is shown again where it refused. */
export function useSortTray(live: HostedLive) {
  const keep = useKeep();
  const reload = useReloadLive();
  const tray = useTray();
  return (from: number, to: number) => {
    const moved = live.goods[from];
    if (!moved || from === to || to < 0 || to >= live.goods.length) return;
    keep({ ...live, goods: moveItem(live.goods, from, to) });
    tray.mutate({ id: live.id, action: 'sort', goods_id: moved.goods.id, place: to }, { onError: reload });
  };
}

/** Several goods one after the other, as the call takes them; the first that is refused ends it. */
export function useAddToTray(id: number) {
  const keep = useKeep();
  const report = useFaultReport();
  return async (goods: readonly number[]): Promise<void> => {
    try {
      for (const goods_id of goods)
        keep(await call('POST /seller/live/goods', { id, action: 'add', goods_id }));
    } catch (error) {
      report(error);
    }
  };
}

type Sent = CallIn<'POST /seller/live/create'> | CallIn<'POST /seller/live/edit'>;
type Saved = Pick<CallOut<'POST /seller/live/create'>, 'id'>;

/** Prepares one, or saves what was edited: who saved meanwhile is shown field by field. */
export function useSaveLive(began: HostedLive | undefined, fields: ConflictFields) {
  const create = useSave('POST /seller/live/create', { changes });
  const edit = useSave('POST /seller/live/edit', {
    changes: [...changes, details],
    began,
    fields,
    toInput: (standing) => toInput(toDraft(standing), standing) as CallIn<'POST /seller/live/edit'>,
  });
  return {
    isPending: create.isPending || edit.isPending,
    mutateAsync: (input: Sent): Promise<Saved> =>
      'version' in input ? edit.mutateAsync(input) : create.mutateAsync(input),
  };
}

export const useQuickReplies = (enabled: boolean) =>
  useCall('GET /seller/chat/quickreplies', {}, { enabled });
