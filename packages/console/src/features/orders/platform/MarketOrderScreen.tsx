import { Link, useParams } from 'react-router';
import { wholeOr } from '../../../design/address/address-input.ts';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { DetailLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { OrderStatus, PurchaseTag } from '../components/OrderStatus.tsx';
import { BuyerCard } from '../order/BuyerCard.tsx';
import { LinesCard } from '../order/LinesCard.tsx';
import { LogCard } from '../order/LogCard.tsx';
import { ParcelCards } from '../order/ParcelCard.tsx';
import { PaymentCard } from '../order/PaymentCard.tsx';
import { StepsStrip } from '../order/StepsStrip.tsx';
import { TeamCard } from '../order/TeamCard.tsx';
import { TimelineCard } from '../order/TimelineCard.tsx';
import type { PlatformOrder } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';
import { useMarketContact, useMarketOrder } from '../queries.ts';
import { PaymentsCard } from './PaymentsCard.tsx';
import { ShopCard } from './ShopCard.tsx';

/** An order of any shop as its shop sees it, with every payment of its trade; nothing is changed here. */
export function MarketOrderScreen() {
  const id = wholeOr(useParams().id ?? '', 0);
  const { data: order, error, refetch } = useMarketOrder(id);
  if (error || !order) return <NotLoaded error={error} onRetry={refetch} />;
  return <OrderShown order={order} onStale={() => void refetch()} />;
}

function OrderShown({ order, onStale }: { order: PlatformOrder; onStale: () => void }) {
  const text = useOrdersText();
  const momentText = useMomentText();
  const seesContact = useCan('platform', 'orders.contact');
  const seesUsers = useCan('platform', 'users.read');
  const seesRefunds = useCan('platform', 'refunds.read');
  const contact = useMarketContact();
  const { buyer } = order;
  return (
    <>
      <PageHeader
        back="/platform/orders"
        title={text('orderTitle', { number: order.order_no })}
        marks={
          <>
            <OrderStatus state={order.state} />
            {order.type !== 'direct' && <PurchaseTag kind={order.type} />}
          </>
        }
        actions={
          seesRefunds &&
          order.lines.some(({ refund }) => refund !== null) && (
            <Link to={`/platform/refunds?keyword=${order.order_no}`}>{text('orderRefunds')}</Link>
          )
        }
        summary={text('placedAt', { time: momentText(order.createtime) })}
      />
      <div className="stack">
        <StepsStrip order={order} isToShip={order.state === 'pending_shipment'} onStale={onStale} />
        <DetailLayout
          side={
            <>
              <ShopCard shop={order.shop} />
              {order.team && <TeamCard area="platform" team={order.team} order={order} />}
              <BuyerCard
                order={order}
                name={
                  seesUsers && buyer.nickname ? (
                    <Link to={`/platform/users/${buyer.id}`}>{buyer.nickname}</Link>
                  ) : undefined
                }
                contact={seesContact ? contact : undefined}
              />
              <PaymentCard order={order} />
              <TimelineCard timeline={order.timeline} />
              <LogCard log={order.log} />
            </>
          }
        >
          <ParcelCards order={order} />
          <LinesCard area="platform" order={order} />
          <PaymentsCard payments={order.payments} />
        </DetailLayout>
      </div>
    </>
  );
}
