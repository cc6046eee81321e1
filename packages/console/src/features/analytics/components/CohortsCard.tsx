import { showShare } from '@chengji/client-kit/percent-display';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { type Cohort, toDepth } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import styles from './analytics.module.css';

type Props = { title: string; hint: string; unit: 'month' | 'week'; cohorts: readonly Cohort[] };

/** What share of those who began together bought again in each month or week after. */
export function CohortsCard({ title, hint, unit, cohorts }: Props) {
  const text = useAnalyticsText();
  const language = useLanguage();
  const columns = Math.max(1, ...cohorts.map(({ shares }) => shares.length));
  const most = Math.max(...cohorts.flatMap(({ shares }) => shares.slice(1)), 1);
  const steps = Array.from({ length: columns }, (_, step) => step);
  const name = (begin: string) =>
    unit === 'week'
      ? text('week', { day: begin.slice(5) })
      : new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.parse(begin));
  return (
    <Card title={title} aside={hint}>
      {cohorts.length === 0 ? (
        <EmptyState title={text('noCohorts')} />
      ) : (
        <table className={styles.cohorts}>
          <thead>
            <tr>
              <th scope="col">{text(`cohortBegin_${unit}`)}</th>
              <th scope="col">{text('people')}</th>
              {steps.map((step) => (
                <th key={step} scope="col">
                  {step === 0 ? text('after_0') : `+${step}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ begin, people, shares }) => (
              <tr key={begin}>
                <th scope="row">{name(begin)}</th>
                <td>{people}</td>
                {steps.map((step) => {
                  const share = shares[step];
                  if (share === undefined) return <td key={step} />;
                  const depth = step === 0 ? 0 : toDepth(share, most);
                  return (
                    <td key={step}>
                      <span className={styles.cell} data-depth={depth}>
                        {showShare(share)}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
