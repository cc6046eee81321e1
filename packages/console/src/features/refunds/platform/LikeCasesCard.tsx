import { Card } from '../../../design/layout/Card.tsx';
import { Money } from '../../../design/values/Money.tsx';
import type { MarketRefund } from '../refunds.view.ts';
import { type RefundsText, useRefundsText } from '../refunds-text.ts';
import styles from './like-cases.module.css';

const verdicts = ['for_buyer', 'partly', 'against'] as const;

/** A verdict this console has no word for is shown by its own name. */
function verdictName(text: RefundsText, verdict: string): string {
  const known = verdicts.find((one) => one === verdict);
  return known ? text(`case_${known}`) : verdict;
}

/** How refunds of the same reason were decided lately. */
export function LikeCasesCard({ cases }: { cases: MarketRefund['like_cases'] }) {
  const text = useRefundsText();
  const { for_buyer, partly, against, rows } = cases;
  const all = for_buyer + partly + against;
  if (all === 0) {
    return (
      <Card title={text('likeCases')}>
        <p className="muted">{text('noLikeCases')}</p>
      </Card>
    );
  }
  const sides = [
    { key: 'forBuyer', n: for_buyer },
    { key: 'partlyFor', n: partly },
    { key: 'against', n: against },
  ] as const;
  return (
    <Card title={text('likeCases')} aside={text('likeCasesOf', { n: all })}>
      <div className={styles.bar} aria-hidden="true">
        {sides.map(
          ({ key, n }) => n > 0 && <span key={key} className={styles[key]} style={{ flexGrow: n }} />,
        )}
      </div>
      <ul className={`row between wrap small muted ${styles.sides}`}>
        {sides.map(({ key, n }) => (
          <li key={key}>{text(key, { n })}</li>
        ))}
      </ul>
      <ul className={styles.cases}>
        {rows.map(({ id, title, verdict, amount }) => (
          <li key={id} className="row between">
            <span className="ellipsis" title={title}>
              {title}
            </span>
            <span className={styles.verdict}>
              {verdictName(text, verdict)} <Money amount={amount} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
