import type { Area } from '../kernel/session.ts';
import { useRead } from '../kernel/use-call.ts';

/** How many items wait in a page of the sider, by its path. */
export function useNavigationCounts(area: Area): Record<string, number> {
  const { data } = useRead('GET /seller/dashboard/info', {}, { enabled: area === 'seller', everyMs: 60_000 });
  return data ? { '/seller/orders': data.todo.to_ship } : {};
}
