import { Table } from 'antd';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { Money } from '../../../design/values/Money.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { centsCompared, percentText, type ShopAnalytics } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import { Change } from '../components/Change.tsx';

type Row = ShopAnalytics['goods'][number];

type Props = { goods: readonly Row[]; toOrders: (id: number) => string };

/** What sold the most and what was looked at the most. */
export function GoodsCard({ goods, toOrders }: Props) {
  const text = useAnalyticsText();
  const canOpen = useCan('seller', 'goods.write');
  const rate = ({ orders, views }: Row) =>
    views === 0 ? '—' : percentText(Math.min(10_000, Math.round((orders / views) * 10_000)));
  return (
    <Card flush ruled title={text('goods')} aside={text('goodsHint')}>
      {goods.length === 0 ? (
        <EmptyState title={text('noSales')} hint={text('noSalesHint')} />
      ) : (
        <Table<Row>
          aria-label={text('goods')}
          rowKey="id"
          dataSource={[...goods]}
          pagination={goods.length > 10 ? { pageSize: 10, size: 'small', showSizeChanger: false } : false}
          scroll={{ x: 640 }}
          columns={[
            {
              title: text('goods'),
              render: (_, row) => (
                <span className={cellsStyles.cellGoods}>
                  <Thumb size={36} image={row.image} />
                  <span className={`ellipsis ${cellsStyles.goodsTitle}`} title={row.title}>
                    {canOpen ? <Link to={`/seller/goods/${row.id}`}>{row.title}</Link> : row.title}
                  </span>
                </span>
              ),
            },
            { title: text('views'), align: 'right', render: (_, row) => row.views.toLocaleString('en-US') },
            { title: text('viewConversion'), align: 'right', render: (_, row) => rate(row) },
            {
              title: text('orders'),
              align: 'right',
              render: (_, row) => (row.orders > 0 ? <Link to={toOrders(row.id)}>{row.orders}</Link> : 0),
            },
            { title: text('amount'), align: 'right', render: (_, row) => <Money amount={row.amount} /> },
            {
              title: text('versus'),
              align: 'right',
              render: (_, row) => (
                <Change compared={centsCompared({ now: row.amount, before: row.amount_before })} isShort />
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
