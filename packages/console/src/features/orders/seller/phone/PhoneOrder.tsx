import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '../../../../kernel/rights.ts';
import { LogCard } from '../../order/LogCard.tsx';
import { ParcelCards } from '../../order/ParcelCard.tsx';
import { PaymentCard } from '../../order/PaymentCard.tsx';
import { TeamCard } from '../../order/TeamCard.tsx';
import { TimelineCard } from '../../order/TimelineCard.tsx';
import { findRefund, isInRefund, type SellerOrder, toRefundPath } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { NotesCard } from '../notes/NotesCard.tsx';
import { ChangeParcelButton } from '../order/ChangeParcelButton.tsx';
import { useOrderActions } from '../order/use-order-actions.tsx';
import { scanPath } from '../scan/scan.view.ts';
import { RecallButton } from '../shipping/RecallButton.tsx';
import { useShipForm } from '../shipping/use-ship-form.ts';
import { GoodsCard } from './GoodsCard.tsx';
import { OrderBar } from './OrderBar.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderTop } from './OrderTop.tsx';
import styles from './phone-order.module.css';
import { ReceiverCard } from './ReceiverCard.tsx';
import { ShipCard } from './ShipCard.tsx';
import type { useOrderWalk } from './use-order-walk.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  order: SellerOrder;
  walk: ReturnType<typeof useOrderWalk>;
  scanned: string;
  onStale: () => void;
};

/** An order on a phone: how it stands and what is to be done first, what is done next at the thumb. */
export function PhoneOrder(props: Props) {
  const { order } = props;
  const canShip = useCan('seller', 'orders.ship') && order.can.ship;
  // what is left to send is another shipment
  const left = order.lines.map(({ to_ship }) => to_ship).join();
  return canShip ? <ToShip key={left} {...props} /> : <Shown {...props} next={<Next order={order} />} />;
}

/** The order with its parcel, which the bar sends. */
function ToShip(props: Props) {
  const { order, scanned } = props;
  const text = useOrdersText();
  const navigate = useNavigate();
  const shipping = useShipForm({
    order,
    scanned,
    // who scans one parcel scans the next
    onShipped: () => (scanned ? void navigate(scanPath, { replace: true }) : undefined),
  });
  return (
    <Shown
      {...props}
      work={<ShipCard shipping={shipping} order={order} />}
      next={
        <Button
          type="primary"
          className={styles.next}
          loading={shipping.form.isSending}
          onClick={() => void shipping.form.submit()}
        >
          <span className="ellipsis">{text('shipAndTell', { name: order.buyer.nickname })}</span>
        </Button>
      }
    />
  );
}

/** What is done next with an order that is not to be shipped. */
function Next({ order }: { order: SellerOrder }) {
  const text = useOrdersText();
  const navigate = useNavigate();
  const canShip = useCan('seller', 'orders.ship');
  const seesRefunds = useCan('seller', 'refunds.read');
  const { next, dialogs } = useOrderActions(order);
  const refund = findRefund(order.lines);
  if (canShip && order.recall_until !== null)
    return <RecallButton orderIds={[order.id]} until={order.recall_until} />;
  if (next)
    return (
      <>
        <Button type="primary" className={styles.next} onClick={next.onPress}>
          {next.label}
        </Button>
        {dialogs}
      </>
    );
  return (
    seesRefunds &&
    refund &&
    isInRefund({ refund }) && (
      <Button
        type="primary"
        className={styles.next}
        onClick={() => void navigate(toRefundPath(refund.id, 'seller'))}
      >
        {text('toRefund')}
      </Button>
    )
  );
}

type ShownProps = Props & { work?: ReactNode; next: ReactNode };

function Shown({ order, walk, scanned, onStale, work, next }: ShownProps) {
  const canChangeParcel = useCan('seller', 'orders.ship') && order.state === 'shipped';
  const moved = useRef<HTMLDivElement>(null);
  const { place, go } = walk;
  useSwipe(moved, { next: place?.next !== undefined, previous: place?.previous !== undefined }, go);
  return (
    <>
      <OrderTop order={order} scanned={scanned} />
      <div ref={moved} className={styles.moved}>
        <OrderState order={order} walk={walk} onStale={onStale} />
        <div className={styles.cards}>
          {work}
          <ParcelCards
            order={order}
            actions={(parcel) => canChangeParcel && <ChangeParcelButton orderId={order.id} parcel={parcel} />}
          />
          {order.team && <TeamCard area="seller" team={order.team} order={order} />}
          <ReceiverCard order={order} />
          <GoodsCard order={order} />
          <NotesCard order={order} />
          <PaymentCard order={order} />
          <TimelineCard timeline={order.timeline} />
          <LogCard log={order.log} />
        </div>
      </div>
      <OrderBar order={order} next={next} />
    </>
  );
}
