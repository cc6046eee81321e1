import { Button } from 'antd';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { DetailLayout } from '../../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { HandledBy } from '../../../alerts/index.ts';
import { OrderStatus, PurchaseTag } from '../../components/OrderStatus.tsx';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useOrder } from '../../queries.ts';
import { ShipModal } from '../shipping/ShipModal.tsx';
import { BuyerCard } from './BuyerCard.tsx';
import { LinesCard } from './LinesCard.tsx';
import { LogCard } from './LogCard.tsx';
import { ParcelCard } from './ParcelCard.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { StepsStrip } from './StepsStrip.tsx';
import { TeamCard } from './TeamCard.tsx';
import { TimelineCard } from './TimelineCard.tsx';

export function OrderScreen() {
  const id = Number(useParams().id);
  const { data: order, error, refetch } = useOrder(id);
  if (error || !order) return <NotLoaded error={error} onRetry={refetch} />;
  return <OrderShown order={order} onStale={() => void refetch()} />;
}

function OrderShown({ order, onStale }: { order: SellerOrder; onStale: () => void }) {
  const text = useOrdersText();
  const momentText = useMomentText();
  const canShip = useCan('seller', 'orders.ship') && order.can.ship;
  const [isShipping, setShipping] = useState(false);
  return (
    <>
      <PageHeader
        back="/seller/orders"
        title={text('orderTitle', { number: order.order_no })}
        marks={
          <>
            <OrderStatus state={order.state} />
            {order.type !== 'direct' && <PurchaseTag kind={order.type} />}
            <HandledBy subject="order" id={order.id} />
          </>
        }
        summary={text('placedAt', { time: momentText(order.createtime) })}
        actions={
          canShip && (
            <Button type="primary" icon={<Truck />} onClick={() => setShipping(true)}>
              {text('ship')}
            </Button>
          )
        }
      />
      <div className="stack">
        <StepsStrip order={order} onStale={onStale} />
        <DetailLayout
          side={
            <>
              {order.team && <TeamCard team={order.team} order={order} />}
              <BuyerCard order={order} />
              <PaymentCard order={order} />
              <TimelineCard timeline={order.timeline} />
              <LogCard log={order.log} />
            </>
          }
        >
          <ParcelCard order={order} />
          <LinesCard order={order} />
        </DetailLayout>
      </div>
      {isShipping && <ShipModal order={order} onClose={() => setShipping(false)} />}
    </>
  );
}
