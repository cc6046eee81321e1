import { classes } from '@chengji/client-kit/classes';
import { showMoney } from '@chengji/client-kit/money-display';
import { parseMoney } from '@chengji/contract/money';
import { BarChart } from '../../../../design/charts/BarChart.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { useAmountAxis } from '../../../../kernel/count.ts';
import { toTaken } from '../../income.view.ts';
import type { ShopStatement } from '../../wallet.view.ts';
import { useWalletText } from '../../wallet-text.ts';
import styles from './statement.module.css';

/** What each day of the month brought, and what refunds took back. */
export function StatementDaysCard({ days }: Pick<ShopStatement, 'days'>) {
  const text = useWalletText();
  const showAmount = useAmountAxis();
  const points = days.map(({ day, income, refunds }) => ({
    name: day.slice(5),
    up: parseMoney(income),
    down: parseMoney(refunds),
    shown: `${text('daySettled')} ${showMoney(income)}`,
    note: `${text('dayRefunded')} ${showMoney(toTaken(refunds))}`,
  }));
  const told = points.filter(({ up, down }) => up > 0 || down > 0);
  return (
    <Card
      title={text('daily')}
      aside={
        <>
          <span className={styles.legend}>{text('daySettled')}</span>
          <span className={classes(styles.legend, styles.legendTaken)}>{text('dayRefunded')}</span>
        </>
      }
    >
      <BarChart
        label={[text('daily'), ...told.map(({ name, shown, note }) => `${name} ${shown} ${note}`)].join('; ')}
        axisText={showAmount}
        points={points}
      />
    </Card>
  );
}
