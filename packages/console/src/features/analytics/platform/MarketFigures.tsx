import { parseMoney } from '@chengji/contract/money';
import { useCan } from '../../../kernel/rights.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { centsCompared, type MarketAnalytics, toPaidOrders } from '../analytics.view.ts';
import { KeyFigures } from '../components/KeyFigures.tsx';

/** The market in six figures; one opens what it counts where the role sees that. */
export function MarketFigures({ data: { days, figures, steps } }: { data: MarketAnalytics }) {
  const time = useTimeDisplay();
  const seesOrders = useCan('platform', 'orders.read');
  const seesShops = useCan('platform', 'shops.read');
  const seesUsers = useCan('platform', 'users.read');
  const paid = seesOrders ? toPaidOrders(days, time, {}, 'platform') : undefined;
  return (
    <KeyFigures
      figures={[
        {
          key: 'amount',
          kind: 'money',
          compared: centsCompared(figures.amount),
          trend: steps.map(({ amount }) => parseMoney(amount)),
          to: paid,
        },
        {
          key: 'orders',
          kind: 'count',
          compared: figures.orders,
          trend: steps.map(({ orders }) => orders),
          to: paid,
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
  );
}
