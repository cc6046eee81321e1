import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import type { PlatformOrderRow } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';
import { OrderGoods } from './OrderGoods.tsx';
import { OrderStatus } from './OrderStatus.tsx';

type Props = {
  /** Undefined while they load. */
  rows: readonly PlatformOrderRow[] | undefined;
  /** Where all of them are. */
  all: string;
  toPath: (id: number) => string;
};

/** The newest orders, each leading to its page. */
export function NewestOrdersCard({ rows, all, toPath }: Props) {
  const text = useOrdersText();
  return (
    <Card
      flush
      ruled
      title={text('newestOrders')}
      aside={
        <Link className="row-link" to={all}>
          {text('seeAll')}
        </Link>
      }
    >
      <DataTable<PlatformOrderRow>
        label={text('newestOrders')}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text('emptyTitle')} hint={text('emptyHint')} />}
        columns={[
          {
            title: text('goods'),
            render: (_, row) => (
              <Link to={toPath(row.id)}>
                <OrderGoods lines={row.lines} />
              </Link>
            ),
          },
          { title: text('buyerName'), render: (_, row) => row.buyer.nickname },
          { title: text('payable'), align: 'right', render: (_, row) => <Money amount={row.payable} /> },
          { title: text('state'), render: (_, row) => <OrderStatus state={row.state} /> },
          {
            title: text('placed'),
            align: 'right',
            render: (_, row) => (
              <span className="muted">
                <MomentText at={row.createtime} />
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}
