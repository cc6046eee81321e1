import { parseMoney } from '@chengji/contract/money';
import { useNavigate } from 'react-router';
import { useCan } from '../../../kernel/rights.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import type { ShopAnalytics } from '../analytics.view.ts';
import { TrendCard } from '../components/TrendCard.tsx';

const dayText = 5;
const daySeconds = 86_400;

/** What the shop sold by hour of today or by day; a step opens the orders paid in it. */
export function SalesTrend({ data, isByHour }: { data: ShopAnalytics; isByHour: boolean }) {
  const navigate = useNavigate();
  const { showShortMoment } = useTimeDisplay();
  const seesOrders = useCan('seller', 'orders.read');
  const { steps } = data;
  const name = (at: number) =>
    isByHour ? showShortMoment(at).slice(dayText + 1) : showShortMoment(at).slice(0, dayText);
  const openOrders = (index: number) => {
    const at = steps[index]?.at;
    if (at === undefined) return;
    const end = steps[index + 1]?.at ?? (isByHour ? data.at + 1 : at + daySeconds);
    void navigate(`/seller/orders?paid_from=${at}&paid_to=${end}`);
  };
  const visitors = {
    key: 'visitors' as const,
    kind: 'count' as const,
    values: steps.map((step) => ({ now: step.visitors, before: step.visitors_before })),
  };
  return (
    <TrendCard
      names={steps.map(({ at }) => name(at))}
      trends={[
        {
          key: 'amount',
          kind: 'money',
          values: steps.map((step) => ({
            now: parseMoney(step.amount),
            before: parseMoney(step.amount_before),
          })),
        },
        {
          key: 'orders',
          kind: 'count',
          values: steps.map((step) => ({ now: step.orders, before: step.orders_before })),
        },
        ...(isByHour ? [] : [visitors]),
      ]}
      {...(seesOrders ? { onPick: openOrders } : {})}
    />
  );
}
