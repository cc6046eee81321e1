import { parseMoney } from '@chengji/contract/money';
import { Segmented, Table } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { Money } from '../../../design/values/Money.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { centsCompared, computeChange, type MarketAnalytics, percentText } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import { Change } from '../components/Change.tsx';

type Row = MarketAnalytics['shops'][number];

const compared = (row: Row) => centsCompared({ now: row.amount, before: row.amount_before });
const orders = {
  amount: (row: Row) => parseMoney(row.amount),
  versus: (row: Row) => computeChange(compared(row)) ?? Number.NEGATIVE_INFINITY,
  refundRate: (row: Row) => row.refund_rate,
};

/** The shops that sold the most, by what they sold, how they grew or what went back. */
export function ShopsCard({
  shops,
  toOrders,
}: {
  shops: readonly Row[];
  toOrders?: (shop: number) => string;
}) {
  const text = useAnalyticsText();
  const canOpen = useCan('platform', 'shops.read');
  const [by, setBy] = useState<keyof typeof orders>('amount');
  const rows = shops.toSorted((a, b) => orders[by](b) - orders[by](a));
  return (
    <Card
      flush
      ruled
      title={text('shops')}
      aside={
        <>
          <Segmented
            size="small"
            aria-label={text('metric')}
            value={by}
            options={(['amount', 'versus', 'refundRate'] as const).map((value) => ({
              value,
              label: text(value),
            }))}
            onChange={setBy}
          />
          {canOpen && (
            <Link className="row-link" to="/platform/shops">
              {text('allShops')}
            </Link>
          )}
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={text('noSales')} hint={text('noSalesHint')} />
      ) : (
        <Table<Row>
          aria-label={text('shops')}
          rowKey="id"
          dataSource={rows}
          pagination={rows.length > 10 ? { pageSize: 10, size: 'small', showSizeChanger: false } : false}
          scroll={{ x: 600 }}
          columns={[
            { title: '#', width: 40, render: (_, _row, index) => <span className="muted">{index + 1}</span> },
            {
              title: text('shop'),
              render: (_, row) => (
                <span className={cellsStyles.cellGoods}>
                  <Thumb size={28} image={row.logo} round />
                  {canOpen ? <Link to={`/platform/shops?id=${row.id}`}>{row.name}</Link> : row.name}
                </span>
              ),
            },
            { title: text('amount'), align: 'right', render: (_, row) => <Money amount={row.amount} /> },
            {
              title: text('orders'),
              align: 'right',
              render: (_, row) => {
                const shown = row.orders.toLocaleString('en-US');
                return toOrders ? <Link to={toOrders(row.id)}>{shown}</Link> : shown;
              },
            },
            { title: text('refundRate'), align: 'right', render: (_, row) => percentText(row.refund_rate) },
            {
              title: text('versus'),
              align: 'right',
              render: (_, row) => <Change compared={compared(row)} isShort />,
            },
          ]}
        />
      )}
    </Card>
  );
}
