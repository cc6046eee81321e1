import { useAddressInput } from '../../../design/address/use-address-input.ts';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { type MarketAnalytics, spanInput, toPaidOrders, toSpan } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import { AnalyticsHeader } from '../components/AnalyticsHeader.tsx';
import styles from '../components/analytics.module.css';
import { CohortsCard } from '../components/CohortsCard.tsx';
import { exportFigures } from '../components/export-figures.ts';
import { ProvincesCard } from '../components/ProvincesCard.tsx';
import { useMarketAnalytics } from '../queries.ts';
import { MarketFigures } from './MarketFigures.tsx';
import { MarketTrend } from './MarketTrend.tsx';
import { ShopsCard } from './ShopsCard.tsx';
import { SourceSharesCard } from './SourceSharesCard.tsx';

/** How the whole market did in a range of days, each figure beside the one before. */
export function MarketAnalyticsScreen() {
  const [asked, change] = useAddressInput(spanInput);
  const span = toSpan(asked);
  const { data, error, refetch } = useMarketAnalytics(span);
  const exportAll = useExport();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <AnalyticsHeader data={data} span={span} onChange={change} onExport={exportAll} />
      {data ? <Figures data={data} /> : <SkeletonRows />}
    </>
  );
}

function Figures({ data }: { data: MarketAnalytics }) {
  const text = useAnalyticsText();
  const time = useTimeDisplay();
  const seesOrders = useCan('platform', 'orders.read');
  const paid = (also: Record<string, string | number>) => toPaidOrders(data.days, time, also, 'platform');
  return (
    <div className="stack">
      <MarketFigures data={data} />
      <div className={styles.columns}>
        <div className="stack">
          <MarketTrend data={data} />
          <SourceSharesCard sources={data.sources} />
        </div>
        <ProvincesCard
          provinces={data.provinces}
          {...(seesOrders ? { toOrders: (province: string) => paid({ province }) } : {})}
        />
      </div>
      <div className={styles.columns}>
        <ShopsCard
          shops={data.shops}
          {...(seesOrders ? { toOrders: (shop: number) => paid({ shop }) } : {})}
        />
        <CohortsCard
          title={text('retentionCard')}
          hint={text('retentionHint')}
          unit="week"
          cohorts={data.cohorts}
        />
      </div>
    </div>
  );
}

/** All figures of the page as tables, one below the other. */
function useExport() {
  const text = useAnalyticsText();
  const { showShortMoment } = useTimeDisplay();
  return (data: MarketAnalytics) =>
    exportFigures(text('analytics'), data.days, [
      [
        [
          text('date'),
          text('amount'),
          text('amountBefore'),
          text('orders'),
          text('ordersBefore'),
          text('refunded'),
          text('newcomers'),
          text('sellingShops'),
        ],
        ...data.steps.map((step) => [
          showShortMoment(step.at),
          step.amount,
          step.amount_before,
          step.orders,
          step.orders_before,
          step.refunded,
          step.newcomers,
          step.shops,
        ]),
      ],
      [
        ['ID', text('shop'), text('orders'), text('amount'), text('amountBefore')],
        ...data.shops.map((row) => [String(row.id), row.name, row.orders, row.amount, row.amount_before]),
      ],
      [
        [text('source'), text('amount')],
        ...data.sources.map((row) => [text(`source_${row.source}`), row.amount]),
      ],
      [
        [text('province'), text('orders'), text('amount')],
        ...data.provinces.map((row) => [row.code, row.orders, row.amount]),
      ],
    ]);
}
