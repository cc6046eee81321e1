import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { OrderGoods } from '../components/OrderGoods.tsx';
import { NextCell, PayableCell, StateCell } from '../components/order-cells.tsx';
import type { PlatformOrderRow } from '../orders.view.ts';
import type { useOrdersText } from '../orders-text.ts';

export const marketOrdersColumns = (
  text: ReturnType<typeof useOrdersText>,
): TableColumnsType<PlatformOrderRow> => [
  { title: text('goods'), render: (_, row) => <OrderGoods lines={row.lines} /> },
  {
    title: text('marketNumber'),
    render: (_, row) => (
      <TwoLines
        first={<Link to={`/platform/orders/${row.id}`}>{row.order_no}</Link>}
        second={
          <>
            {row.shop.name} · <MomentText at={row.createtime} />
          </>
        }
      />
    ),
  },
  {
    title: text('buyer'),
    render: (_, { buyer, receiver }) => (
      <TwoLines isStrong first={buyer.nickname} second={`${receiver.name} · ${receiver.area}`} />
    ),
  },
  { title: text('payable'), align: 'right', render: (_, row) => <PayableCell row={row} /> },
  { title: text('state'), render: (_, row) => <StateCell row={row} area="platform" /> },
  {
    title: text('next'),
    render: (_, row) => <NextCell row={row} isToShip={row.state === 'pending_shipment'} />,
  },
  actionsColumn((row) => (
    <Link className="quiet-link" to={`/platform/orders/${row.id}`}>
      {text('details')}
    </Link>
  )),
];
