import type { CallIn } from '@chengji/contract';
import type { Area } from '../../kernel/session.ts';
import { useCall } from '../../kernel/use-call.ts';
import { type AuditFilters, auditInput } from './audit.view.ts';
import type { Range } from './dashboard.view.ts';

export const useMarketDashboard = (range: Range) =>
  useCall('GET /platform/dashboard/info', { range }, { keepsPrevious: true, everyMs: 60_000 });

/** What waits to be decided, asked again every minute. */
export const useMarketTodo = (enabled: boolean) =>
  useCall('GET /platform/dashboard/info', { range: 'today' }, { enabled, everyMs: 60_000 }).data?.todo;

export function useAudit(area: Area, filters: AuditFilters) {
  const { area: of, ...own } = auditInput(filters);
  const all: CallIn<'GET /platform/audit/list'> = of ? { ...own, area: of } : own;
  const options = { keepsPrevious: true };
  const platform = useCall('GET /platform/audit/list', all, { ...options, enabled: area === 'platform' });
  const seller = useCall('GET /seller/audit/list', own, { ...options, enabled: area === 'seller' });
  return area === 'platform' ? platform : seller;
}
