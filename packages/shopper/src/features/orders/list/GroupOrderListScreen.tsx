import { useParams } from '../../../kernel/router/page-context.ts';
import { Orders } from './Orders.tsx';

/** The own orders bought in a team, each with its team's progress. */
export function GroupOrderListScreen() {
  const { state } = useParams('pages/apps/groups/order/order');
  return <Orders opened={state} isOfTeams />;
}
