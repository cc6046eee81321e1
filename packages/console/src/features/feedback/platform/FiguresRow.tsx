import type { FeedbackCategory } from '@chengji/contract';
import { Segmented } from 'antd';
import { LineChart } from '../../../design/charts/LineChart.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { averageText, changeText, type Figures, periods, toWidth } from '../feedback.view.ts';
import { useFeedbackText } from '../feedback-text.ts';
import type { useFigures } from '../queries.ts';
import styles from './feedback.module.css';

type Props = {
  query: ReturnType<typeof useFigures>;
  days: (typeof periods)[number];
  onPeriod: (days: (typeof periods)[number]) => void;
  /** Shows what a figure counts. */
  onRating: (rating: number) => void;
  onCategory: (category: FeedbackCategory) => void;
};

/** The rating day by day, how the stars are spread, and what people write about. */
export function FiguresRow({ query: { data, error, refetch }, days, onPeriod, onRating, onCategory }: Props) {
  const text = useFeedbackText();
  return (
    <div className={styles.figures}>
      <Card
        title={text('ratingByDay')}
        aside={
          <Segmented
            size="small"
            aria-label={text('period')}
            value={days}
            options={periods.map((value) => ({ value, label: text('days', { n: value }) }))}
            onChange={onPeriod}
          />
        }
      >
        <div className={styles.plot}>
          {data && !error ? (
            <RatingChart figures={data} />
          ) : (
            <NotLoaded error={error} onRetry={refetch} rows={3} />
          )}
        </div>
      </Card>
      <Card title={text('spread')} aside={text('days', { n: days })}>
        {data && <Spread ratings={data.ratings} onRating={onRating} />}
      </Card>
      <Card title={text('topics')} aside={text('topicsAside', { n: days })}>
        {data && <Topics categories={data.categories} onCategory={onCategory} />}
      </Card>
    </div>
  );
}

function RatingChart({ figures: { steps, count } }: { figures: Figures }) {
  const text = useFeedbackText();
  const { showDate } = useTimeDisplay();
  if (count === 0) return <p className="muted">{text('noFigures')}</p>;
  const points = steps.map(({ at, average, count: n, most }) => ({
    // the month and the day: a range is within a year
    name: showDate(at).slice(5),
    value: average === null ? null : average / 100,
    shown: average === null ? text('tipNone') : text('tipAverage', { average: averageText(average) }),
    ...(most && {
      note: `${text('countOf', { n })} · ${text('tipMost', { category: text(`category_${most.category}`), n: most.count })}`,
    }),
  }));
  return (
    <LineChart
      label={`${text('ratingByDay')}: ${points.map(({ name, shown }) => `${name} ${shown}`).join('; ')}`}
      axisText={String}
      top={5}
      points={points}
    />
  );
}

type SpreadProps = Pick<Figures, 'ratings'> & Pick<Props, 'onRating'>;

function Spread({ ratings, onRating }: SpreadProps) {
  const text = useFeedbackText();
  const counts = ratings.map(({ count }) => count);
  return (
    <ul className={styles.spread}>
      {ratings.map(({ rating, count }) => (
        <li key={rating}>
          <LinkButton onPress={() => onRating(rating)}>{text('starsOf', { n: rating })}</LinkButton>
          <span className={styles.bar} aria-hidden="true">
            <span data-rating={rating} style={{ width: `${toWidth(count, counts)}%` }} />
          </span>
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}

type TopicsProps = Pick<Figures, 'categories'> & Pick<Props, 'onCategory'>;

function Topics({ categories, onCategory }: TopicsProps) {
  const text = useFeedbackText();
  if (categories.length === 0) return <p className="muted">{text('noFigures')}</p>;
  return (
    <ul className={styles.topics}>
      {categories.map(({ category, count, count_before }) => (
        <li key={category}>
          <LinkButton onPress={() => onCategory(category)}>{text(`category_${category}`)}</LinkButton>
          <b>{count}</b>
          <span className="muted">{changeText(count, count_before)}</span>
        </li>
      ))}
    </ul>
  );
}
