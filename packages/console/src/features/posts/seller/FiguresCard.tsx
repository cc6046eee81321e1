import { showMoney } from '@chengji/client-kit/money-display';
import { Segmented } from 'antd';
import { LineChart } from '../../../design/charts/LineChart.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { usePostsText } from '../posts-text.ts';
import { type useOwnPosts, usePostFigures } from '../seller.queries.ts';
import { type DayFigure, dayFigures, type Figures, periods } from '../seller.view.ts';
import styles from './posts.module.css';

type Props = { list: Pick<ReturnType<typeof useOwnPosts>, 'own' | 'change'> };

/** What the shop's posts brought: each figure, and day by day the one that is pressed. */
export function FiguresCard({ list: { own, change } }: Props) {
  const text = usePostsText();
  const { days, figure } = own;
  const { data, error, refetch } = usePostFigures(days);
  return (
    <Card
      title={text('figures')}
      aside={
        <Segmented
          size="small"
          aria-label={text('period')}
          value={days}
          options={periods.map((value) => ({ value, label: text('lastDays', { n: value }) }))}
          onChange={(value) => change({ days: value })}
        />
      }
    >
      {error || !data ? (
        <NotLoaded error={error} onRetry={refetch} rows={3} />
      ) : (
        <Brought data={data} figure={figure} onFigure={(next) => change({ figure: next })} />
      )}
    </Card>
  );
}

const toName = (figure: DayFigure) => (figure === 'fans' ? 'newFans' : figure);

type BroughtProps = {
  data: Figures;
  figure: DayFigure;
  onFigure: (figure: DayFigure) => void;
};

function Brought({ data, figure, onFigure }: BroughtProps) {
  const text = usePostsText();
  const showCount = useCountDisplay();
  const { yesterday } = data;
  const before = { views: yesterday.views, likes: yesterday.likes, fans: yesterday.fans };
  const counted = (n: number) => n.toLocaleString('en-US');
  return (
    <div className="stack">
      <ul className={styles.figures}>
        {dayFigures.map((key) => (
          <li key={key}>
            <button
              type="button"
              className={styles.figure}
              aria-pressed={figure === key}
              onClick={() => onFigure(key)}
            >
              <span className="muted">{text(toName(key))}</span>
              <b>{counted(data[key])}</b>
              <span className="muted small">
                {key === 'goods_opened' ? text('byPosts') : text('yesterday', { n: counted(before[key]) })}
              </span>
            </button>
          </li>
        ))}
        <li className={styles.figure}>
          <span className="muted">{text('orders')}</span>
          <b>{counted(data.orders)}</b>
          <span className="muted small">{text('yesterday', { n: counted(yesterday.orders) })}</span>
        </li>
        <li className={styles.figure}>
          <span className="muted">{text('sales')}</span>
          <b>{showMoney(data.sales)}</b>
          <span className="muted small">{text('yesterday', { n: showMoney(yesterday.sales) })}</span>
        </li>
      </ul>
      <LineChart
        label={text('chartOf', { figure: text(toName(figure)), n: counted(data[figure]) })}
        axisText={showCount}
        points={data.days.map((day) => ({
          name: day.day.slice(5),
          value: day[figure],
          shown: `${text(toName(figure))} ${counted(day[figure])}`,
        }))}
      />
      <p className="muted small">{text('figuresNote')}</p>
    </div>
  );
}
