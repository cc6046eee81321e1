import { Button } from 'antd';
import { ChevronLeft, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useDesignText } from '../../../../design/design-text.ts';
import { useCopy } from '../../../../design/feedback/use-copy.ts';
import { MoreMenu } from '../../../../design/inputs/MoreMenu.tsx';
import { BackLink } from '../../../../design/layout/BackLink.tsx';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useOrderActions } from '../order/use-order-actions.tsx';
import { toScanPath } from '../scan/scan.view.ts';
import styles from './phone-order.module.css';

/** The way back, to paper, and to all else that may be done with the order. */
export function OrderTop({ order, scanned }: { order: SellerOrder; scanned: string }) {
  const text = useOrdersText();
  const designText = useDesignText();
  const copy = useCopy();
  const { packing, flag, others, dialogs } = useOrderActions(order);
  const copying = {
    key: 'copy',
    label: text('copyNumber'),
    onPress: () => void copy(order.order_no),
  };
  return (
    <header className={styles.top}>
      {scanned ? (
        <Link className={styles.iconTarget} to={toScanPath(scanned)} replace aria-label={designText('back')}>
          <ChevronLeft />
        </Link>
      ) : (
        <BackLink className={styles.iconTarget} to="/seller/orders">
          <ChevronLeft />
        </BackLink>
      )}
      <h1 className="grow ellipsis">{text('orderDetails')}</h1>
      <Button
        type="text"
        className={styles.iconTarget}
        icon={<Printer />}
        aria-label={packing.label}
        onClick={packing.onPress}
      />
      <MoreMenu of={order.order_no} isPlain items={[flag, ...others, copying]} />
      {dialogs}
    </header>
  );
}
