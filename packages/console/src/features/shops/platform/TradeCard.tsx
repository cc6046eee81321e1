import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Figure } from '../../../design/charts/Figure.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { Shop } from '../shops.view.ts';
import { useShopsText } from '../shops-text.ts';
import styles from './shop.module.css';

/** How a shop sells, each figure leading to what it counts. */
export function TradeCard({ shop }: { shop: Shop }) {
  const text = useShopsText();
  const seesWallets = useCan('platform', 'wallets.read');
  const readsOrders = useCan('platform', 'orders.read');
  const readsGoods = useCan('platform', 'goods.read');
  const link = (isShown: boolean, to: string, shown: ReactNode) =>
    isShown ? <Link to={to}>{shown}</Link> : shown;
  return (
    <Card title={text('trade')}>
      <dl className={styles.figures}>
        <Figure name={text('sales30')} note={text('salesOf', { n: shop.sales.orders })}>
          {link(readsOrders, `/platform/orders?shop=${shop.id}`, <Money amount={shop.sales.amount} />)}
        </Figure>
        <Figure name={text('goodsOnSale')}>
          {link(readsGoods, `/platform/goods?shop=${shop.id}&state=on`, shop.goods_on_sale)}
        </Figure>
        <Figure name={text('balance')}>
          {link(seesWallets, `/platform/shops/${shop.id}/wallet`, <Money amount={shop.balance} />)}
        </Figure>
        <Figure name={text('score')}>{shop.score?.toFixed(1) ?? <EmptyCell />}</Figure>
      </dl>
    </Card>
  );
}
