import { computeChange, showShare } from '@chengji/client-kit/percent-display';
import { parseMoney } from '@chengji/contract/money';
import { Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { useOwnPages } from '../../../design/tables/use-own-pages.ts';
import { Money } from '../../../design/values/Money.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { centsCompared, type MarketAnalytics } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import styles from '../components/analytics.module.css';
import { Change } from '../components/Change.tsx';
import { CompactRow } from '../components/CompactRow.tsx';

type Row = MarketAnalytics['shops'][number];

const compared = (row: Row) => centsCompared({ now: row.amount, before: row.amount_before });
const orders = {
  amount: (row: Row) => parseMoney(row.amount),
  versus: (row: Row) => computeChange(compared(row)) ?? Number.NEGATIVE_INFINITY,
  refundRate: (row: Row) => row.refund_rate,
};

const pageSize = 10;

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
  const pages = useOwnPages(rows, pageSize);
  const name = (row: Row) => (
    <span className={cellsStyles.cellGoods}>
      <span className={`muted ${styles.rank}`}>{rows.indexOf(row) + 1}</span>
      <Thumb size={28} image={row.logo} round />
      {canOpen ? <Link to={`/platform/shops?id=${row.id}`}>{row.name}</Link> : row.name}
    </span>
  );
  const countOrders = (row: Row) => {
    const shown = row.orders.toLocaleString('en-US');
    return toOrders ? <Link to={toOrders(row.id)}>{shown}</Link> : shown;
  };
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
      <DataTable<Row>
        label={text('shops')}
        rowKey={({ id }) => id}
        {...pages}
        empty={<EmptyState title={text('noSales')} hint={text('noSalesHint')} />}
        card={(row) => (
          <CompactRow
            head={name(row)}
            row={row}
            facts={[
              [text('orders'), countOrders(row)],
              [text('refundRate'), showShare(row.refund_rate)],
            ]}
          />
        )}
        columns={[
          { title: text('shop'), render: (_, row) => name(row) },
          { title: text('amount'), align: 'right', render: (_, row) => <Money amount={row.amount} /> },
          { title: text('orders'), align: 'right', render: (_, row) => countOrders(row) },
          { title: text('refundRate'), align: 'right', render: (_, row) => showShare(row.refund_rate) },
          {
            title: text('versus'),
            align: 'right',
            render: (_, row) => <Change compared={compared(row)} isShort />,
          },
        ]}
      />
    </Card>
  );
}
