import { parseMoney } from '@chengji/contract/money';
import { useNavigate } from 'react-router';
import { useAddressInput } from '../../../design/address/use-address-input.ts';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { centsCompared, type MarketAnalytics, spanInput, toPaidOrders, toSpan } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import { AnalyticsHeader } from '../components/AnalyticsHeader.tsx';
import styles from '../components/analytics.module.css';
import { CohortsCard } from '../components/CohortsCard.tsx';
import { exportFigures } from '../components/export-figures.ts';
import { KeyFigures } from '../components/KeyFigures.tsx';
import { PartsBar } from '../components/PartsBar.tsx';
import { ProvincesCard } from '../components/ProvincesCard.tsx';
import { TrendCard } from '../components/TrendCard.tsx';
import { useMarketAnalytics } from '../queries.ts';
import { ShopsCard } from './ShopsCard.tsx';

const daySeconds = 86_400;

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
  const seesShops = useCan('platform', 'shops.read');
  const seesUsers = useCan('platform', 'users.read');
  const time = useTimeDisplay();
  const navigate = useNavigate();
  const seesOrders = useCan('platform', 'orders.read');
  const { days, figures, steps } = data;
  const linked = <T,>(to: T): T | undefined => (seesOrders ? to : undefined);
  const paid = (also = {}) => toPaidOrders(days, time, also, 'platform');
  const openOrders = (index: number) => {
    const at = steps[index]?.at;
    if (at === undefined) return;
    const end = steps[index + 1]?.at ?? at + daySeconds;
    void navigate(`/platform/orders?paid_from=${at}&paid_to=${end}`);
  };
  const paired = (now: 'orders' | 'refunded' | 'newcomers') =>
    steps.map((step) => ({ now: step[now], before: step[`${now}_before`] }));
  return (
    <div className="stack">
      <KeyFigures
        figures={[
          {
            key: 'amount',
            kind: 'money',
            compared: centsCompared(figures.amount),
            trend: steps.map(({ amount }) => parseMoney(amount)),
            to: linked(paid()),
          },
          {
            key: 'orders',
            kind: 'count',
            compared: figures.orders,
            trend: steps.map(({ orders }) => orders),
            to: linked(paid()),
          },
          { key: 'refundRate', kind: 'share', compared: figures.refund_rate, isMoreGood: false },
          {
            key: 'newcomers',
            kind: 'count',
            compared: figures.newcomers,
            trend: steps.map(({ newcomers }) => newcomers),
            to: seesUsers ? '/platform/users' : undefined,
          },
          { key: 'retention', kind: 'share', compared: figures.retention },
          {
            key: 'sellingShops',
            kind: 'count',
            compared: figures.shops,
            trend: steps.map(({ shops }) => shops),
            to: seesShops ? '/platform/shops' : undefined,
          },
        ]}
      />
      <div className={styles.columns}>
        <div className="stack">
          <TrendCard
            names={steps.map(({ at }) => time.showShortMoment(at).slice(0, 5))}
            {...(seesOrders ? { onPick: openOrders } : {})}
            trends={[
              {
                key: 'amount',
                kind: 'money',
                values: steps.map((step) => ({
                  now: parseMoney(step.amount),
                  before: parseMoney(step.amount_before),
                })),
              },
              { key: 'orders', kind: 'count', values: paired('orders') },
              { key: 'refunded', kind: 'count', values: paired('refunded') },
              { key: 'newcomers', kind: 'count', values: paired('newcomers') },
            ]}
          />
          <Card title={text('sources')} aside={text('sourcesOfHundred')}>
            <PartsBar
              parts={data.sources
                .filter(({ share }) => share > 0)
                .map(({ source, share }) => ({
                  key: source,
                  name: text(`source_${source}`),
                  share,
                  shown: String(Math.round(share / 100)),
                }))}
            />
          </Card>
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
