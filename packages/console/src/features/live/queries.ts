import { isOver } from '@chengji/client-kit/live/live-display';
import { useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { watchList } from './live.view.ts';

const list = 'GET /platform/live/list';
const details = 'GET /platform/live/details';

/** Often enough to be told by itself. */
const everyMs = 5_000;

export const useWatch = () => useList(watchList, {}, { everyMs });

export const useWatched = (id: number) =>
  useCall(details, { id }, { everyMs: (live) => (live && isOver(live) ? false : everyMs) });

export const useDeleteSay = () => useSend('POST /platform/live/say_delete', { changes: [details] });
export const useCut = () =>
  useSave('POST /platform/live/cut', { changes: [list, details, 'GET /platform/complaints/list'] });

/** How many run now, for the navigation. */
export const useRunningLives = (enabled: boolean): number | undefined =>
  useCall(list, { limit: 1 }, { enabled, everyMs: 60_000 }).data?.counts.living;
