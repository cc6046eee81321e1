import { useTimeDisplay } from '../../../kernel/time.ts';
import { type ShopAnalytics, toStepAmounts, toStepCounts } from '../analytics.view.ts';
import { type Trend, TrendCard } from '../components/TrendCard.tsx';
import { useStepOrders } from '../components/use-step-orders.ts';

const dayText = 5;

/** What the shop sold by hour of today or by day; a step opens the orders paid in it. */
export function SalesTrend({ data, isByHour }: { data: ShopAnalytics; isByHour: boolean }) {
  const { showShortMoment } = useTimeDisplay();
  const { steps } = data;
  const name = (at: number) =>
    isByHour ? showShortMoment(at).slice(dayText + 1) : showShortMoment(at).slice(0, dayText);
  const visitors: Trend = { key: 'visitors', kind: 'count', values: toStepCounts(steps, 'visitors') };
  return (
    <TrendCard
      names={steps.map(({ at }) => name(at))}
      {...useStepOrders('seller', steps, isByHour ? data.at + 1 : undefined)}
      trends={[
        { key: 'amount', kind: 'money', values: toStepAmounts(steps) },
        { key: 'orders', kind: 'count', values: toStepCounts(steps, 'orders') },
        ...(isByHour ? [] : [visitors]),
      ]}
    />
  );
}
