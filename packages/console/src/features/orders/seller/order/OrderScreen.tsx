import { useLocation, useParams } from 'react-router';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { DetailLayout } from '../../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { usePhone } from '../../../../design/theme/use-phone.ts';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { HandledBy } from '../../../alerts/index.ts';
import { ContactBuyer } from '../../../chat/index.ts';
import { OrderStatus, PurchaseTag } from '../../components/OrderStatus.tsx';
import { BuyerCard } from '../../order/BuyerCard.tsx';
import { LinesCard } from '../../order/LinesCard.tsx';
import { LogCard } from '../../order/LogCard.tsx';
import { ParcelCards } from '../../order/ParcelCard.tsx';
import { PaymentCard } from '../../order/PaymentCard.tsx';
import { StepsStrip } from '../../order/StepsStrip.tsx';
import { TeamCard } from '../../order/TeamCard.tsx';
import { TimelineCard } from '../../order/TimelineCard.tsx';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useContact, useOrder } from '../../queries.ts';
import { FlagMark } from '../notes/FlagMark.tsx';
import { NotesCard } from '../notes/NotesCard.tsx';
import { PhoneOrder } from '../phone/PhoneOrder.tsx';
import { useOrderWalk } from '../phone/use-order-walk.ts';
import { readScanned } from '../scan/scan.view.ts';
import { ChangeParcelButton } from './ChangeParcelButton.tsx';
import { OrderActions } from './OrderActions.tsx';

export function OrderScreen() {
  const id = Number(useParams().id);
  return usePhone() ? <OnPhone id={id} /> : <OnDesktop id={id} />;
}

function OnDesktop({ id }: { id: number }) {
  const { data: order, error, refetch } = useOrder(id);
  if (error || !order) return <NotLoaded error={error} onRetry={refetch} />;
  return <OrderShown key={id} order={order} onStale={() => void refetch()} />;
}

function OnPhone({ id }: { id: number }) {
  const text = useOrdersText();
  const walk = useOrderWalk(id);
  const scanned = readScanned(useLocation().state);
  const { data: order, error, refetch } = useOrder(id);
  if (error || !order)
    return (
      <>
        <PageHeader back="/seller/orders" title={text('orderDetails')} />
        <NotLoaded error={error} onRetry={refetch} />
      </>
    );
  return (
    <PhoneOrder
      key={`${id} ${scanned}`}
      order={order}
      walk={walk}
      scanned={scanned}
      onStale={() => void refetch()}
    />
  );
}

function OrderShown({ order, onStale }: { order: SellerOrder; onStale: () => void }) {
  const text = useOrdersText();
  const momentText = useMomentText();
  const seesContact = useCan('seller', 'orders.contact');
  const canChangeParcel = useCan('seller', 'orders.ship') && order.state === 'shipped';
  const contact = useContact();
  const scanned = readScanned(useLocation().state);
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
        actions={<OrderActions order={order} scanned={scanned} />}
      />
      <div className="stack">
        <StepsStrip order={order} isToShip={order.can.ship} onStale={onStale} />
        <DetailLayout
          side={
            <>
              {order.team && <TeamCard area="seller" team={order.team} order={order} />}
              <BuyerCard
                order={order}
                aside={<ContactBuyer userId={order.buyer.id} />}
                contact={seesContact ? contact : undefined}
              />
              <PaymentCard order={order} />
              <NotesCard order={order} />
              <TimelineCard timeline={order.timeline} />
              <LogCard log={order.log} />
            </>
          }
        >
          <ParcelCards
            order={order}
            actions={(parcel) => canChangeParcel && <ChangeParcelButton orderId={order.id} parcel={parcel} />}
          />
          <LinesCard area="seller" order={order} />
        </DetailLayout>
      </div>
    </>
  );
}
