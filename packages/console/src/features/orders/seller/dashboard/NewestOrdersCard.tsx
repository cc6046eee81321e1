import { Table } from 'antd';
import { Link } from 'react-router';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { SkeletonRows } from '../../../../design/feedback/SkeletonRows.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { Money } from '../../../../design/values/Money.tsx';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import { OrderStatus } from '../../components/OrderStatus.tsx';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useNewestOrders } from '../../queries.ts';

export function NewestOrdersCard() {
  const text = useOrdersText();
  const { data } = useNewestOrders(5);
  return (
    <Card
      flush
      ruled
      title={text('newestOrders')}
      aside={
        <Link className="row-link" to="/seller/orders">
          {text('seeAll')}
        </Link>
      }
    >
      {!data && <SkeletonRows rows={5} />}
      {data?.rows.length === 0 && <EmptyState title={text('emptyTitle')} hint={text('emptyHint')} />}
      {data && data.rows.length > 0 && (
        <Table<SellerOrderRow>
          aria-label={text('newestOrders')}
          rowKey="id"
          dataSource={data.rows}
          pagination={false}
          columns={[
            {
              title: text('goods'),
              render: (_, row) => (
                <Link to={`/seller/orders/${row.id}`}>
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
      )}
    </Card>
  );
}
