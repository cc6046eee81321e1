import { useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { useCall } from '../../kernel/use-call.ts';
import { findingsList } from './findings.view.ts';

export const useFindings = () => useList(findingsList);
export const useResolveFinding = () =>
  useSave('POST /platform/findings/resolve', {
    changes: ['GET /platform/findings/list', 'GET /platform/ledger/repairs', 'GET /platform/ledger/radar'],
  });

/** How many wait for an operator. */
export const useOpenFindings = (enabled: boolean) =>
  useCall('GET /platform/findings/list', { state: 'open', limit: 1 }, { enabled, everyMs: 60_000 }).data
    ?.counts.open;
