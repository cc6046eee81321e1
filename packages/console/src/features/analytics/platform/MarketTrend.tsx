import { parseMoney } from '@chengji/contract/money';
import { useNavigate } from 'react-router';
import { useCan } from '../../../kernel/rights.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import type { MarketAnalytics } from '../analytics.view.ts';
import { TrendCard } from '../components/TrendCard.tsx';

const dayText = 5;
const daySeconds = 86_400;

/** What the market sold and whom it won by day; a day opens the orders paid in it. */
export function MarketTrend({ data: { steps } }: { data: MarketAnalytics }) {
  const navigate = useNavigate();
  const { showShortMoment } = useTimeDisplay();
  const seesOrders = useCan('platform', 'orders.read');
  const openOrders = (index: number) => {
    const at = steps[index]?.at;
    if (at === undefined) return;
    const end = steps[index + 1]?.at ?? at + daySeconds;
    void navigate(`/platform/orders?paid_from=${at}&paid_to=${end}`);
  };
  const paired = (now: 'orders' | 'refunded' | 'newcomers') =>
    steps.map((step) => ({ now: step[now], before: step[`${now}_before`] }));
  return (
    <TrendCard
      names={steps.map(({ at }) => showShortMoment(at).slice(0, dayText))}
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
  );
}
