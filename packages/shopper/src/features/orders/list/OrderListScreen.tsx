import { useParams } from '../../../kernel/router/page-context.ts';
import { Orders } from './Orders.tsx';

/** The own orders, by what waits to be done with them. */
export function OrderListScreen() {
  const { state } = useParams('pages/user/order/order');
  return <Orders opened={state} />;
}
