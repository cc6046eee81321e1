import { useTimeDisplay } from '../../../kernel/time.ts';
import { type MarketAnalytics, toStepAmounts, toStepCounts } from '../analytics.view.ts';
import { TrendCard } from '../components/TrendCard.tsx';
import { useStepOrders } from '../components/use-step-orders.ts';

const dayText = 5;

/** What the market sold and whom it won by day; a day opens the orders paid in it. */
export function MarketTrend({ data: { steps } }: { data: MarketAnalytics }) {
  const { showShortMoment } = useTimeDisplay();
  return (
    <TrendCard
      names={steps.map(({ at }) => showShortMoment(at).slice(0, dayText))}
      {...useStepOrders('platform', steps)}
      trends={[
        { key: 'amount', kind: 'money', values: toStepAmounts(steps) },
        { key: 'orders', kind: 'count', values: toStepCounts(steps, 'orders') },
        { key: 'refunded', kind: 'count', values: toStepCounts(steps, 'refunded') },
        { key: 'newcomers', kind: 'count', values: toStepCounts(steps, 'newcomers') },
      ]}
    />
  );
}
