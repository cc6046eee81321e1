import { NewestOrdersCard } from '../components/NewestOrdersCard.tsx';
import { useNewestOfShop } from '../queries.ts';

/** The newest orders of a shop, for the platform. */
export function ShopOrdersCard({ shopId }: { shopId: number }) {
  const { data } = useNewestOfShop(shopId);
  return (
    <NewestOrdersCard
      rows={data?.rows}
      all={`/platform/orders?shop=${shopId}`}
      toPath={(id) => `/platform/orders/${id}`}
    />
  );
}
