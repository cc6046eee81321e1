import { useDashboard } from '../features/orders/index.ts';
import type { Area } from '../kernel/session.ts';

/** How many items wait in a page of the sider, by its path. */
export function useNavigationCounts(area: Area): Record<string, number> {
  const { data } = useDashboard(area === 'seller');
  return data ? { '/seller/orders': data.todo.to_ship } : {};
}
