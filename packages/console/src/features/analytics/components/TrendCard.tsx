import { Segmented } from 'antd';
import { useState } from 'react';
import { LineChart } from '../../../design/charts/LineChart.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useAmountAxis, useCountDisplay } from '../../../kernel/count.ts';
import type { FigureKind } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import styles from './analytics.module.css';
import { showFigure } from './KeyFigures.tsx';

export type Trend = {
  key: 'amount' | 'orders' | 'visitors' | 'refunded' | 'newcomers';
  kind: FigureKind;
  values: readonly { now: number; before: number }[];
};

type Props = { names: readonly string[]; trends: readonly Trend[]; onPick?: (index: number) => void };

/** One of several measures step by step, over those of the range before; a step opens what it counts. */
export function TrendCard({ names, trends, onPick }: Props) {
  const text = useAnalyticsText();
  const showCount = useCountDisplay();
  const showAmount = useAmountAxis();
  const [chosen, setChosen] = useState<Trend['key']>('amount');
  const trend = trends.find(({ key }) => key === chosen) ?? trends[0];
  if (!trend) return null;
  const { kind } = trend;
  const told = trend.values.map(({ now }, index) => `${names[index]} ${showFigure(now, kind)}`).join('; ');
  return (
    <Card
      title={text(trend.key)}
      aside={
        <>
          <span className={styles.legend}>{text('thisPeriod')}</span>
          <span className={`${styles.legend} ${styles.legendBefore}`}>{text('periodBefore')}</span>
          <Segmented
            size="small"
            aria-label={text('metric')}
            value={trend.key}
            options={trends.map(({ key }) => ({ value: key, label: text(key) }))}
            onChange={setChosen}
          />
        </>
      }
    >
      <LineChart
        label={`${text(trend.key)}: ${told}`}
        axisText={kind === 'money' ? showAmount : showCount}
        points={trend.values.map(({ now, before }, index) => ({
          name: names[index] ?? '',
          value: now,
          before,
          shown: `${text(trend.key)} ${showFigure(now, kind)}`,
          note: text('tipBefore', { value: showFigure(before, kind) }),
        }))}
        {...(onPick && trend.key !== 'visitors' && trend.key !== 'newcomers' ? { onPick } : {})}
      />
    </Card>
  );
}
