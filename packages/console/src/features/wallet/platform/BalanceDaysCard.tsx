import { showMoney } from '@chengji/client-kit/money-display';
import { parseMoney } from '@chengji/contract/money';
import { LineChart } from '../../../design/charts/LineChart.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useWalletText } from '../wallet-text.ts';
import { sumWithdrawnOn, type WithdrawalDetails } from '../withdrawal.view.ts';

/** How the balance came to be what it was, with the withdrawals that took from it. */
export function BalanceDaysCard({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  const showCount = useCountDisplay();
  const { showDate } = useTimeDisplay();
  const points = withdrawal.balance_days.map(({ day, balance }) => {
    const withdrawn = sumWithdrawnOn(day, withdrawal, showDate);
    return {
      name: day.slice(5),
      value: parseMoney(balance),
      shown: text('balanceAt', { amount: showMoney(balance) }),
      ...(withdrawn !== '0.00' && { note: text('withdrawnThatDay', { amount: showMoney(withdrawn) }) }),
    };
  });
  return (
    <Card title={text('balanceDays')} aside={text('balanceDaysHint')}>
      <LineChart
        label={`${text('balanceDays')}: ${points.at(-1)?.shown ?? ''}`}
        axisText={(cents) => `¥${showCount(Math.floor(cents / 100))}`}
        points={points}
      />
    </Card>
  );
}
