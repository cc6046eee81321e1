import { showMoney } from '@chengji/client-kit/money-display';
import { parseMoney } from '@chengji/contract/money';
import { Segmented } from 'antd';
import { useState } from 'react';
import { LineChart } from '../../../design/charts/LineChart.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useAmountAxis } from '../../../kernel/count.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useWalletText } from '../wallet-text.ts';
import { sumWithdrawnOn, type WithdrawalDetails } from '../withdrawal.view.ts';
import { BalanceEntries } from './BalanceEntries.tsx';
import styles from './platform.module.css';

const ranges = [7, 30, 90] as const;

/** How the balance came to be what it was, with the withdrawals that took from it, and its newest entries. */
export function BalanceDaysCard({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  const [range, setRange] = useState<(typeof ranges)[number]>(30);
  return (
    <Card
      title={text('balanceDays')}
      flush
      aside={
        <Segmented
          size="small"
          aria-label={text('balanceRange')}
          value={range}
          options={ranges.map((days) => ({ value: days, label: text('balanceRangeDays', { days }) }))}
          onChange={setRange}
        />
      }
    >
      <div className={styles.balanceChart}>
        <BalanceChart withdrawal={withdrawal} range={range} />
      </div>
      <div className={styles.balanceEntries}>
        <BalanceEntries withdrawal={withdrawal} />
      </div>
    </Card>
  );
}

function BalanceChart({ withdrawal, range }: { withdrawal: WithdrawalDetails; range: number }) {
  const text = useWalletText();
  const showAmount = useAmountAxis();
  const { showDate } = useTimeDisplay();
  const points = withdrawal.balance_days.slice(-range).map(({ day, balance }) => {
    const withdrawn = sumWithdrawnOn(day, withdrawal, showDate);
    return {
      name: day.slice(5),
      value: parseMoney(balance),
      shown: text('balanceAt', { amount: showMoney(balance) }),
      ...(withdrawn !== '0.00' && { note: text('withdrawnThatDay', { amount: showMoney(withdrawn) }) }),
    };
  });
  return (
    <LineChart
      label={`${text('balanceDays')}: ${points.at(-1)?.shown ?? ''}`}
      axisText={showAmount}
      points={points}
    />
  );
}
