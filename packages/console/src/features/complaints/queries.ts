import { createRefresh } from '@chengji/client-kit/react';
import { useQueryClient } from '@tanstack/react-query';
import { useList } from '../../design/lists/use-list.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { casesList } from './complaints.view.ts';

const changes = [
  'GET /platform/complaints/list',
  'GET /platform/complaints/details',
  'GET /platform/dashboard/info',
] as const;

type Act =
  | 'POST /platform/complaints/take'
  | 'POST /platform/complaints/decide'
  | 'POST /platform/complaints/restore';

/** A colleague may have been faster: then it is read again. Who asks for it shows the refusal. */
function useAct<K extends Act>(name: K) {
  const { refresh } = createRefresh(useQueryClient());
  return useSend(name, {
    changes,
    onFault: ({ key }) => {
      if (key === 'complaints.state_changed') void refresh(...changes);
    },
  });
}

export const useCases = () => useList(casesList);
export const useCase = (id: number) => useCall('GET /platform/complaints/details', { id });
export const useTakeCase = () => useAct('POST /platform/complaints/take');
export const useDecideCase = () => useAct('POST /platform/complaints/decide');
export const useRestoreTarget = () => useAct('POST /platform/complaints/restore');

/** How many targets wait for an answer, asked again every minute. */
export function useOpenComplaints(enabled: boolean): number | undefined {
  const { data } = useCall('GET /platform/complaints/list', { limit: 1 }, { enabled, everyMs: 60_000 });
  return data && data.counts.submitted + data.counts.processing;
}

export const useWarnings = () => useCall('GET /seller/warnings/list', {}, { everyMs: 60_000 });
export const useAcknowledge = () =>
  useSend('POST /seller/warnings/acknowledge', { changes: ['GET /seller/warnings/list'] });
