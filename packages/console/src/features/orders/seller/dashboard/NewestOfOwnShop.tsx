import { NewestOrdersCard } from '../../components/NewestOrdersCard.tsx';
import { useNewestOrders } from '../../queries.ts';

export function NewestOfOwnShop() {
  const { data } = useNewestOrders(5);
  return <NewestOrdersCard rows={data?.rows} all="/seller/orders" toPath={(id) => `/seller/orders/${id}`} />;
}
