import { createRefresh } from '@chengji/client-kit/react';
import type { BankQuestion } from '@chengji/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { subscribeToFrames } from '../../kernel/live/frames.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { bankList, inboxList } from './support.view.ts';

const inbox = ['GET /platform/support/list', 'GET /platform/support/details'] as const;
const bank = ['GET /platform/bank/list', 'GET /platform/bank/details', 'GET /platform/bank/missed'] as const;

type Act =
  | 'POST /platform/support/take'
  | 'POST /platform/support/release'
  | 'POST /platform/support/reply'
  | 'POST /platform/support/close';

/** A colleague may have been faster: then it is read again. */
function useAct<K extends Act>(name: K) {
  const { refresh } = createRefresh(useQueryClient());
  return useSend(name, {
    changes: inbox,
    onFault: ({ key }) => {
      if (key === 'support.state_changed') void refresh(...inbox);
    },
  });
}

const lookEveryMs = 30_000;

export const useInbox = () => useList(inboxList);
export const useInboxSession = (id: number) =>
  useCall('GET /platform/support/details', { id }, { everyMs: lookEveryMs });
export const useTake = () => useAct('POST /platform/support/take');
export const useRelease = () => useAct('POST /platform/support/release');
export const useReply = () => useAct('POST /platform/support/reply');
export const useClose = () => useAct('POST /platform/support/close');
export const useFigures = () => useCall('GET /platform/support/figures', { days: 30 });

/** What the market says has changed on the inbox is read again where it is shown. */
export function useInboxUpdates(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const { refresh } = createRefresh(queries);
    return subscribeToFrames((frame) => {
      if (frame.type === 'service_inbox') void refresh(...inbox);
    });
  }, [queries]);
}

/** How many people wait for an agent, asked again every half minute. */
export function useQueuedSessions(enabled: boolean): number | undefined {
  const { data } = useCall('GET /platform/support/list', { limit: 1 }, { enabled, everyMs: lookEveryMs });
  return data && data.counts.queued + data.counts.left;
}

export const useBank = () => useList(bankList);
export const useBankQuestion = (id: number) => useCall('GET /platform/bank/details', { id });

export const useSaveBank = (began: BankQuestion | undefined, fields: ConflictFields) =>
  useSave('POST /platform/bank/save', { changes: bank, began, fields });
export const useDeleteBank = () => useSend('POST /platform/bank/delete', { changes: bank });
export const useMissed = () => useCall('GET /platform/bank/missed', { limit: 20 });
export const useDismiss = () => useSend('POST /platform/bank/dismiss', { changes: bank });
export const useTry = () => useSend('POST /platform/bank/try');
export const useHelpPages = (enabled: boolean) =>
  useCall('GET /platform/help/list', { limit: 100 }, { enabled });
