import type { OrderDetails } from '@chengji/contract';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { ComplainLine } from '../../complaints/index.ts';
import { AddressLine } from './AddressLine.tsx';
import { DetailsGoods } from './DetailsGoods.tsx';
import { DetailsHead } from './DetailsHead.tsx';
import { DetailsNumbers } from './DetailsNumbers.tsx';
import { DetailsParcels } from './DetailsParcels.tsx';
import { DetailsPromise } from './DetailsPromise.tsx';
import { DetailsTeam } from './DetailsTeam.tsx';

/** All there is to know of an order, the most pressing first. */
export function DetailsBody({ order }: { order: OrderDetails }) {
  return (
    <>
      <DetailsHead order={order} />
      <DetailsTeam order={order} />
      <DetailsParcels order={order} />
      <SectionCard>
        <AddressLine place={order.address} />
      </SectionCard>
      <DetailsPromise timeline={order.timeline} />
      <DetailsGoods order={order} />
      <DetailsNumbers order={order} />
      {order.paid_at !== null && <ComplainLine type="order" id={order.id} />}
    </>
  );
}
