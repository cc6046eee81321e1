import { showMoney } from '@chengji/client-kit/money-display';
import { parseMoney } from '@chengji/contract/money';
import { LineChart } from '../../../design/charts/LineChart.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useAmountAxis } from '../../../kernel/count.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { type Dashboard, type Range, stepName } from '../dashboard.view.ts';
import { usePlatformText } from '../platform-text.ts';
import styles from './dashboard.module.css';

type Props = { dashboard: Dashboard; range: Range };

/** The sales of the period by its steps, over those of the period before. */
export function SalesCard({ dashboard, range }: Props) {
  const text = usePlatformText();
  const showAmount = useAmountAxis();
  const time = useTimeDisplay();
  const { figures, steps } = dashboard;
  return (
    <Card
      title={text('amount')}
      aside={
        <>
          <span className={styles.legend}>{text('thisPeriod')}</span>
          <span className={`${styles.legend} ${styles.legendBefore}`}>{text('periodBefore')}</span>
        </>
      }
    >
      <LineChart
        label={`${text('amount')} ${text(`range_${range}`)}: ${showMoney(figures.amount.now)}`}
        axisText={showAmount}
        points={steps.map((step) => ({
          name: stepName(step.at, range, time),
          value: parseMoney(step.amount),
          before: parseMoney(step.amount_before),
          shown: showMoney(step.amount),
          note: `${text('ordersPaid', { n: step.orders })} · ${text('periodBefore')} ${showMoney(step.amount_before)}`,
        }))}
      />
    </Card>
  );
}
