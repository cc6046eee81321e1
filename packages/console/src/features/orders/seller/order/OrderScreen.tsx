import { useParams } from 'react-router';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { DetailLayout } from '../../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { HandledBy } from '../../../alerts/index.ts';
import { OrderStatus, PurchaseTag } from '../../components/OrderStatus.tsx';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useOrder } from '../../queries.ts';
import { FlagMark } from '../notes/FlagMark.tsx';
import { NotesCard } from '../notes/NotesCard.tsx';
import { BuyerCard } from './BuyerCard.tsx';
import { LinesCard } from './LinesCard.tsx';
import { LogCard } from './LogCard.tsx';
import { OrderActions } from './OrderActions.tsx';
import { ParcelCards } from './ParcelCard.tsx';
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
  return (
    <>
      <PageHeader
        back="/seller/orders"
        title={text('orderTitle', { number: order.order_no })}
        marks={
          <>
            <OrderStatus state={order.state} />
            {order.type !== 'direct' && <PurchaseTag kind={order.type} />}
            {order.flag && <FlagMark flag={order.flag} />}
            <HandledBy subject="order" id={order.id} />
          </>
        }
        summary={text('placedAt', { time: momentText(order.createtime) })}
        actions={<OrderActions order={order} />}
      />
      <div className="stack">
        <StepsStrip order={order} onStale={onStale} />
        <DetailLayout
          side={
            <>
              {order.team && <TeamCard team={order.team} order={order} />}
              <BuyerCard order={order} />
              <PaymentCard order={order} />
              <NotesCard order={order} />
              <TimelineCard timeline={order.timeline} />
              <LogCard log={order.log} />
            </>
          }
        >
          <ParcelCards order={order} />
          <LinesCard order={order} />
        </DetailLayout>
      </div>
    </>
  );
}
