import { classes } from '@chengji/client-kit/classes';
import { Link } from 'react-router';
import { Note } from '../../../../design/feedback/Note.tsx';
import { Money } from '../../../../design/values/Money.tsx';
import { NextDeadline } from '../../components/NextDeadline.tsx';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import { OrderStatus, PurchaseTag } from '../../components/OrderStatus.tsx';
import { RefundMark } from '../../components/RefundMark.tsx';
import { findRefund, type SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { FlagMark } from '../notes/FlagMark.tsx';
import styles from './order-card.module.css';

/** An order on a phone: what is due first, then the goods, then the buyer. */
export function OrderCard({ order }: { order: SellerOrderRow }) {
  const text = useOrdersText();
  return (
    <>
      <div className="row between wrap">
        {order.close_reason ? (
          <span className="muted">{text(`close_${order.close_reason}`)}</span>
        ) : (
          <NextDeadline deadlines={order.deadlines} shipDueAt={order.can.ship ? order.ship_due_at : null} />
        )}
        <span className={classes('muted', 'small', styles.end)}>
          {text('orderEnd', { end: order.order_no.slice(-4) })}
        </span>
        <span className="row wrap">
          {order.flag && <FlagMark flag={order.flag} />}
          <RefundMark area="seller" refund={findRefund(order.lines)} />
          <PurchaseTag kind={order.type} />
          <OrderStatus state={order.state} />
        </span>
      </div>
      <Link to={`/seller/orders/${order.id}`} className={styles.goods}>
        <OrderGoods lines={order.lines} />
      </Link>
      <div className="row between">
        <span className="muted small ellipsis">
          {`${order.buyer.nickname} · ${order.receiver.name} · ${order.receiver.area}`}
        </span>
        <Money amount={order.payable} size="medium" />
      </div>
      {order.remark && <Note tone="warning">{order.remark}</Note>}
      {order.note && <p className="muted small">{`${text('notes')} · ${order.note}`}</p>}
    </>
  );
}
