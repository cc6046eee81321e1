import { CircleCheck } from 'lucide-react';
import { DataTable } from '../../../../design/tables/DataTable.tsx';
import { useOwnPages } from '../../../../design/tables/use-own-pages.ts';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import orderStyles from '../../order/order.module.css';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import type { WaybillOutcome } from './use-waybill-run.ts';

type Props = { orders: SellerOrderRow[]; outcomes: ReadonlyMap<number, WaybillOutcome> };

/** The orders with the number each was given, or why it has none. */
export function WaybillTable({ orders, outcomes }: Props) {
  const text = useOrdersText();
  const pages = useOwnPages(orders);
  return (
    <DataTable<SellerOrderRow>
      label={text('shipMany')}
      {...pages}
      rowKey={({ order_no }) => order_no}
      empty={null}
      columns={[
        { title: text('order'), render: (_, order) => <OrderGoods lines={order.lines} /> },
        {
          title: text('receiver'),
          render: (_, order) => <TwoLines first={order.receiver.name} second={order.receiver.area} />,
        },
        {
          title: text('trackingNo'),
          className: orderStyles.shipResult,
          render: (_, { id }) => <Outcome outcome={outcomes.get(id)} />,
        },
      ]}
    />
  );
}

function Outcome({ outcome }: { outcome: WaybillOutcome | undefined }) {
  if (!outcome) return null;
  if (!outcome.ok) return <StatusDot tone="bad">{outcome.msg}</StatusDot>;
  return (
    <span className={orderStyles.fineRow}>
      <CircleCheck size={14} aria-hidden />
      {outcome.tracking_no}
    </span>
  );
}
