import { useDashboard } from '../features/orders/index.ts';
import { useMarketTodo } from '../features/platform/index.ts';
import { useCan } from '../kernel/rights.ts';
import type { Area } from '../kernel/session.ts';

/** How many items wait in a page of the sider, by its path. */
export function useNavigationCounts(area: Area): Record<string, number> {
  const readsMarket = useCan('platform', 'dashboard.read');
  const { data } = useDashboard(area === 'seller');
  const todo = useMarketTodo(area === 'platform' && readsMarket);
  return {
    ...(data ? { '/seller/orders': data.todo.to_ship } : {}),
    ...(todo ? { '/platform/applications': todo.applications.count } : {}),
  };
}
