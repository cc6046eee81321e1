import type { CallIn } from '@chengji/contract';
import { useGather } from '../../design/lists/use-gather.ts';
import { useList } from '../../design/lists/use-list.ts';
import { call } from '../../kernel/calls.ts';
import type { Area } from '../../kernel/session.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { auditLists, mostExported } from './audit.view.ts';
import type { Range } from './dashboard.view.ts';

export const useMarketDashboard = (range: Range) =>
  useCall('GET /platform/dashboard/info', { range }, { keepsPrevious: true, everyMs: 60_000 });

/** What waits to be decided, asked again every minute. */
export const useMarketTodo = (enabled: boolean) =>
  useCall('GET /platform/dashboard/info', { range: 'today' }, { enabled, everyMs: 60_000 }).data?.todo;

export const useFirstSteps = () => useCall('GET /platform/first_steps/list', {}, { freshMs: 0 });
export const useHideFirstSteps = () =>
  useSend('POST /platform/first_steps/hide', { changes: ['GET /platform/first_steps/list'] });

export const useAudit = (area: Area) =>
  useList<`GET /${Area}/audit/list`, (typeof auditLists)[Area]['own']>(auditLists[area]);

/** Reads all that the filters find, page by page, the newest first. */
export const useGatheredAudit = (area: Area) =>
  useGather(
    (input: CallIn<'GET /platform/audit/list'>) => call(`GET /${area}/audit/list`, input),
    mostExported,
  );
