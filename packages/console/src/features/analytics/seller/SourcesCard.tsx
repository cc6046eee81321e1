import { Table } from 'antd';
import { Link } from 'react-router';
import { Card } from '../../../design/layout/Card.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { centsCompared, percentText, type ShopAnalytics, type Source } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import styles from '../components/analytics.module.css';
import { Change } from '../components/Change.tsx';

type Row = ShopAnalytics['sources'][number];

type Props = { sources: readonly Row[]; toOrders: (source: Source) => string };

/** Where people came from, and what those who came from there paid. */
export function SourcesCard({ sources, toOrders }: Props) {
  const text = useAnalyticsText();
  const rate = ({ buyers, visitors }: Row) =>
    visitors === 0 ? '—' : percentText(Math.min(10_000, Math.round((buyers / visitors) * 10_000)));
  return (
    <Card flush ruled title={text('sources')} aside={text('sourcesHint')}>
      <Table<Row>
        aria-label={text('sources')}
        rowKey="source"
        dataSource={[...sources]}
        pagination={false}
        scroll={{ x: 720 }}
        columns={[
          { title: text('source'), render: (_, row) => text(`source_${row.source}`) },
          {
            title: text('visitors'),
            align: 'right',
            render: (_, row) => row.visitors.toLocaleString('en-US'),
          },
          {
            title: text('buyers'),
            align: 'right',
            render: (_, row) => (row.buyers > 0 ? <Link to={toOrders(row.source)}>{row.buyers}</Link> : 0),
          },
          { title: text('conversion'), align: 'right', render: (_, row) => rate(row) },
          { title: text('amount'), align: 'right', render: (_, row) => <Money amount={row.amount} /> },
          {
            title: text('share'),
            render: (_, row) => (
              <>
                <span className={styles.shareBar} aria-hidden="true">
                  <span style={{ width: `${row.share / 100}%` }} />
                </span>
                <span className="muted small">{percentText(row.share)}</span>
              </>
            ),
          },
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
