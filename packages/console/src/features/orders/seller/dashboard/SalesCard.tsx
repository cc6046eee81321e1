import { showMoney } from '@chengji/client-kit/money-display';
import { parseMoney } from '@chengji/contract/money';
import { LineChart } from '../../../../design/charts/LineChart.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { Money } from '../../../../design/values/Money.tsx';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { computeTotal, type Dashboard } from '../../dashboard.view.ts';
import { useOrdersText } from '../../orders-text.ts';

export function SalesCard({ days }: { days: Dashboard['days'] }) {
  const text = useOrdersText();
  const showCount = useCountDisplay();
  const total = computeTotal(days);
  return (
    <Card title={text('sales')} aside={text('last', { n: days.length })}>
      <div className="stack">
        <Money size="large" amount={total} />
        <LineChart
          label={`${text('sales')} ${text('last', { n: days.length })}: ${showMoney(total)}`}
          axisText={(cents) => `¥${showCount(Math.floor(cents / 100))}`}
          points={days.map((day) => ({
            name: day.day.slice(5),
            value: parseMoney(day.amount),
            shown: showMoney(day.amount),
            note: `${text('orderCount')} ${day.orders}`,
          }))}
        />
      </div>
    </Card>
  );
}
