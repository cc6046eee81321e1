import { showShare } from '@chengji/client-kit/percent-display';
import { Link } from 'react-router';
import { Card } from '../../../design/layout/Card.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { centsCompared, type ShopAnalytics, type Source } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import styles from '../components/analytics.module.css';
import { Change } from '../components/Change.tsx';
import { CompactRow } from '../components/CompactRow.tsx';

type Row = ShopAnalytics['sources'][number];

type Props = { sources: readonly Row[]; toOrders: (source: Source) => string };

/** Where people came from, and what those who came from there paid. */
export function SourcesCard({ sources, toOrders }: Props) {
  const text = useAnalyticsText();
  const rate = ({ buyers, visitors }: Row) =>
    visitors === 0 ? '—' : showShare(Math.min(10_000, Math.round((buyers / visitors) * 10_000)));
  const orders = (row: Row) => (row.buyers > 0 ? <Link to={toOrders(row.source)}>{row.buyers}</Link> : 0);
  return (
    <Card flush ruled title={text('sources')} aside={text('sourcesHint')}>
      <DataTable<Row>
        label={text('sources')}
        rowKey={({ source }) => source}
        rows={sources}
        empty={null}
        card={(row) => (
          <CompactRow
            head={text(`source_${row.source}`)}
            row={row}
            facts={[
              [text('visitors'), row.visitors.toLocaleString('en-US')],
              [text('buyers'), orders(row)],
              [text('conversion'), rate(row)],
              [text('share'), showShare(row.share)],
            ]}
          />
        )}
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
            render: (_, row) => orders(row),
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
                <span className="muted small">{showShare(row.share)}</span>
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
