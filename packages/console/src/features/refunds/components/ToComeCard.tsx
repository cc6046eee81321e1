import { Card } from '../../../design/layout/Card.tsx';
import { lengthText } from '../../../design/values/countdown.ts';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { listToCome, type RefundFacts } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import styles from './refund.module.css';

/** The steps still to come, each with its moment or how long it may last. */
export function ToComeCard({ timeline }: Pick<RefundFacts, 'timeline'>) {
  const text = useRefundsText();
  const language = useLanguage();
  const steps = listToCome(timeline);
  if (steps.length === 0) return null;
  return (
    <Card title={text('next')}>
      <ol className={styles.toCome}>
        {steps.map(({ event, at, within }) => (
          <li key={event} className="row between">
            <span>{text(`event_${event}`)}</span>
            <span className="muted small">
              {at !== null ? (
                <MomentText at={at} />
              ) : (
                within !== null &&
                (within === 0 ? text('atOnce') : text('within', { length: lengthText(within, language) }))
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
