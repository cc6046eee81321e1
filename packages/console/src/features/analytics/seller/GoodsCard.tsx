import { showShare } from '@chengji/client-kit/percent-display';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { useOwnPages } from '../../../design/tables/use-own-pages.ts';
import { Money } from '../../../design/values/Money.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { centsCompared, type ShopAnalytics } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import styles from '../components/analytics.module.css';
import { Change } from '../components/Change.tsx';
import { CompactRow } from '../components/CompactRow.tsx';

type Row = ShopAnalytics['goods'][number];

type Props = { goods: readonly Row[]; toOrders: (id: number) => string };

const pageSize = 10;

/** What sold the most and what was looked at the most. */
export function GoodsCard({ goods, toOrders }: Props) {
  const text = useAnalyticsText();
  const canOpen = useCan('seller', 'goods.write');
  const pages = useOwnPages(goods, pageSize);
  const rate = ({ orders, views }: Row) =>
    views === 0 ? '—' : showShare(Math.min(10_000, Math.round((orders / views) * 10_000)));
  const name = (row: Row) => (
    <span className={cellsStyles.cellGoods}>
      <Thumb size={36} image={row.image} />
      <span className={`ellipsis ${styles.goods}`} title={row.title}>
        {canOpen ? <Link to={`/seller/goods/${row.id}`}>{row.title}</Link> : row.title}
      </span>
    </span>
  );
  const orders = (row: Row) => (row.orders > 0 ? <Link to={toOrders(row.id)}>{row.orders}</Link> : 0);
  return (
    <Card flush ruled title={text('goods')} aside={text('goodsHint')}>
      <DataTable<Row>
        label={text('goods')}
        rowKey={({ id }) => id}
        {...pages}
        empty={<EmptyState title={text('noSales')} hint={text('noSalesHint')} />}
        card={(row) => (
          <CompactRow
            head={name(row)}
            row={row}
            facts={[
              [text('views'), row.views.toLocaleString('en-US')],
              [text('viewConversion'), rate(row)],
              [text('orders'), orders(row)],
            ]}
          />
        )}
        columns={[
          { title: text('goods'), render: (_, row) => name(row) },
          { title: text('views'), align: 'right', render: (_, row) => row.views.toLocaleString('en-US') },
          { title: text('viewConversion'), align: 'right', render: (_, row) => rate(row) },
          { title: text('orders'), align: 'right', render: (_, row) => orders(row) },
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
    </Card>
  );
}
