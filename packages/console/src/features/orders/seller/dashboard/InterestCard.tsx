import { Figure } from '../../../../design/charts/Figure.tsx';
import styles from '../../../../design/charts/figures.module.css';
import { LineChart } from '../../../../design/charts/LineChart.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { type Interest, toInterestFigures } from '../../dashboard.view.ts';
import { useOrdersText } from '../../orders-text.ts';

/** How often the shop and its goods were looked at, day by day. */
export function InterestCard({ days }: { days: Interest }) {
  const text = useOrdersText();
  const showCount = useCountDisplay();
  const { total } = toInterestFigures(days, 'visits');
  return (
    <Card title={text('interest')} aside={text('last', { n: days.length })}>
      <LineChart
        label={`${text('interest')} ${text('last', { n: days.length })}: ${total}`}
        axisText={(visits) => (Number.isInteger(visits) ? showCount(visits) : '')}
        points={days.map(({ day, visits, favourites }) => ({
          name: day.slice(5),
          value: visits,
          shown: `${text('visits')} ${visits}`,
          note: `${text('favourites')} ${favourites}`,
        }))}
      />
    </Card>
  );
}

const figures = ['visits', 'favourites', 'followers'] as const;

/** Today beside yesterday: who looked, who kept something, who follows. */
export function InterestTotals({ days }: { days: Interest }) {
  const text = useOrdersText();
  return (
    <Card title={text('interestTotals')}>
      <dl className={styles.figures}>
        {figures.map((figure) => {
          const { today, yesterday } = toInterestFigures(days, figure);
          return (
            <Figure key={figure} name={text(figure)} note={text('versusYesterday', { value: yesterday })}>
              {today}
            </Figure>
          );
        })}
      </dl>
    </Card>
  );
}
