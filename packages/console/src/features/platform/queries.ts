import type { AuditRow, CallIn } from '@chengji/contract';
import { useState } from 'react';
import { useList } from '../../design/lists/use-list.ts';
import { call } from '../../kernel/calls.ts';
import type { Area } from '../../kernel/session.ts';
import { useCall, useFaultReport, useSend } from '../../kernel/use-call.ts';
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

export const useAudit = (area: Area) => useList<`GET /${Area}/audit/list`, 'name'>(auditLists[area]);

/** Reads all that the filters find, page by page, the newest first. */
export function useGatheredAudit(area: Area) {
  const [isGathering, setGathering] = useState(false);
  const report = useFaultReport();
  async function gather(input: CallIn<'GET /platform/audit/list'>): Promise<AuditRow[]> {
    const found = new Map<number, AuditRow>();
    setGathering(true);
    try {
      for (let page = 1; found.size < mostExported; page += 1) {
        const { rows, next } = await call(`GET /${area}/audit/list`, { ...input, page, limit: 100 });
        for (const row of rows) found.set(row.id, row);
        if (next === null) break;
      }
    } catch (error) {
      report(error);
      throw error;
    } finally {
      setGathering(false);
    }
    return [...found.values()];
  }
  return { gather, isGathering };
}
