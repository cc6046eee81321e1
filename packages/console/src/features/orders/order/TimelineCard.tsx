import { Card } from '../../../design/layout/Card.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { PausedText } from '../components/PausedText.tsx';
import type { StaffOrder } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';
import styles from './order.module.css';

/** The promise timeline: what was, and every automatic event still to come with its exact time. */
export function TimelineCard({ timeline }: { timeline: StaffOrder['timeline'] }) {
  const text = useOrdersText();
  return (
    <Card title={text('timeline')} aside={text('timelineHint')}>
      <ol className={styles.trail}>
        {timeline.map((step) => (
          <li key={`${step.event}-${step.at}`} className={step.done ? styles.trailDone : styles.trailOpen}>
            <div className="row between">
              <span className={step.done ? 'strong' : ''}>{text(`event_${step.event}`)}</span>
              <span className="muted small">
                <MomentText at={step.at} />
              </span>
            </div>
            {step.paused_by && (
              <p className="small">
                <PausedText by={step.paused_by} left={step.left} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
