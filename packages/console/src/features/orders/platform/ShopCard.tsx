import { Link } from 'react-router';
import { Card } from '../../../design/layout/Card.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { PlatformOrder } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';

export function ShopCard({ shop }: Pick<PlatformOrder, 'shop'>) {
  const text = useOrdersText();
  const seesShops = useCan('platform', 'shops.read');
  return (
    <Card title={text('shop')}>
      {seesShops ? <Link to={`/platform/shops/${shop.id}`}>{shop.name}</Link> : shop.name}
    </Card>
  );
}
