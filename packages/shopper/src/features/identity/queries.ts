import { refresh, useListCall } from '../../kernel/calls/use-call.ts';
import { loadStatistics, loadUser } from '../../kernel/session/session.ts';

const recommended = 'GET /wanlshop/goods/list';

/** Goods below the own page; a login changes nothing about them. */
export const useRecommended = () => useListCall(recommended, { sort: 'default', limit: 20 });

/** What the person's page shows, fetched again. */
export async function refreshPerson(): Promise<void> {
  refresh(recommended);
  await Promise.all([loadUser(), loadStatistics()]);
}
