import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ContactBuyer } from '../../../chat/index.ts';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useOrderActions } from '../order/use-order-actions.tsx';
import styles from './phone-order.module.css';

/** At the thumb: the buyer, a note, and the next step. */
export function OrderBar({ order, next }: { order: SellerOrder; next: ReactNode }) {
  const text = useOrdersText();
  const { note, dialogs } = useOrderActions(order);
  return (
    <div className={styles.bar}>
      <ContactBuyer userId={order.buyer.id} {...(styles.chat && { iconClassName: styles.chat })} />
      <Button onClick={note.onPress}>{text('note')}</Button>
      {next}
      {dialogs}
    </div>
  );
}
