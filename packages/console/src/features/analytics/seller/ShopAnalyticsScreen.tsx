import { useAddressInput } from '../../../design/address/use-address-input.ts';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import {
  centsCompared,
  type ShopAnalytics,
  spanInput,
  toPaidOrders,
  toPlacedOrders,
  toSpan,
} from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import { AnalyticsHeader } from '../components/AnalyticsHeader.tsx';
import styles from '../components/analytics.module.css';
import { CohortsCard } from '../components/CohortsCard.tsx';
import { exportFigures } from '../components/export-figures.ts';
import { KeyFigures } from '../components/KeyFigures.tsx';
import { ProvincesCard } from '../components/ProvincesCard.tsx';
import { useShopAnalytics } from '../queries.ts';
import { FunnelCard } from './FunnelCard.tsx';
import { GoodsCard } from './GoodsCard.tsx';
import { SalesTrend } from './SalesTrend.tsx';
import { SourcesCard } from './SourcesCard.tsx';

/** How the shop did in a range of days: each figure beside the one before, and where its rows are. */
export function ShopAnalyticsScreen() {
  const [asked, change] = useAddressInput(spanInput);
  const span = toSpan(asked);
  const { data, error, refetch } = useShopAnalytics(span);
  const exportAll = useExport();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <AnalyticsHeader data={data} span={span} onChange={change} onExport={exportAll} />
      {data ? <Figures data={data} isByHour={span.range === 'today'} /> : <SkeletonRows />}
    </>
  );
}

function Figures({ data, isByHour }: { data: ShopAnalytics; isByHour: boolean }) {
  const text = useAnalyticsText();
  const time = useTimeDisplay();
  const seesOrders = useCan('seller', 'orders.read');
  const { days, figures } = data;
  const linked = <T,>(to: T): T | undefined => (seesOrders ? to : undefined);
  const paid = (also = {}) => toPaidOrders(days, time, also);
  return (
    <div className="stack">
      <KeyFigures
        figures={[
          { key: 'amount', kind: 'money', compared: centsCompared(figures.amount), to: linked(paid()) },
          { key: 'orders', kind: 'count', compared: figures.orders, to: linked(paid()) },
          { key: 'buyers', kind: 'count', compared: figures.buyers, to: linked(paid()) },
          { key: 'average', kind: 'money', compared: centsCompared(figures.average), to: linked(paid()) },
          {
            key: 'conversion',
            kind: 'share',
            compared: figures.conversion,
            to: linked(toPlacedOrders(days, time)),
          },
          {
            key: 'refundRate',
            kind: 'share',
            compared: figures.refund_rate,
            isMoreGood: false,
            to: linked('/seller/refunds?tab=all'),
          },
        ]}
      />
      <div className={styles.columns}>
        <SalesTrend data={data} isByHour={isByHour} />
        <FunnelCard
          funnel={data.funnel}
          links={seesOrders ? { placers: toPlacedOrders(days, time), buyers: paid() } : {}}
        />
      </div>
      <SourcesCard sources={data.sources} toOrders={(source) => paid({ source })} />
      <div className={styles.columns}>
        <GoodsCard goods={data.goods} toOrders={(goodsId) => paid({ goods_id: goodsId })} />
        <div className="stack">
          <CohortsCard
            title={text('cohorts')}
            hint={text('cohortsHint')}
            unit="month"
            cohorts={data.cohorts}
          />
          <ProvincesCard
            provinces={data.provinces}
            {...(seesOrders ? { toOrders: (province: string) => paid({ province }) } : {})}
          />
        </div>
      </div>
    </div>
  );
}

/** All figures of the page as tables, one below the other. */
function useExport() {
  const text = useAnalyticsText();
  const { showShortMoment } = useTimeDisplay();
  return (data: ShopAnalytics) =>
    exportFigures(text('analytics'), data.days, [
      [
        [
          text('date'),
          text('amount'),
          text('amountBefore'),
          text('orders'),
          text('ordersBefore'),
          text('visitors'),
        ],
        ...data.steps.map((step) => [
          showShortMoment(step.at),
          step.amount,
          step.amount_before,
          step.orders,
          step.orders_before,
          step.visitors,
        ]),
      ],
      [
        [text('source'), text('visitors'), text('buyers'), text('amount')],
        ...data.sources.map((row) => [text(`source_${row.source}`), row.visitors, row.buyers, row.amount]),
      ],
      [
        ['ID', text('goods'), text('views'), text('orders'), text('pieces'), text('amount')],
        ...data.goods.map((row) => [
          String(row.id),
          row.title,
          row.views,
          row.orders,
          row.pieces,
          row.amount,
        ]),
      ],
      [
        [text('province'), text('orders'), text('amount')],
        ...data.provinces.map((row) => [row.code, row.orders, row.amount]),
      ],
    ]);
}
