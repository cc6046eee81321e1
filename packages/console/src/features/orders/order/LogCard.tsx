import { Card } from '../../../design/layout/Card.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { isLogAuthor, isLogEvent, type StaffOrder } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';
import styles from './order.module.css';

/** Who moved the order, and when. */
export function LogCard({ log }: { log: StaffOrder['log'] }) {
  const text = useOrdersText();
  if (log.length === 0) return null;
  return (
    <Card title={text('log')}>
      <ol className={styles.trail}>
        {log.map((row) => (
          <li key={`${row.event}-${row.at}-${row.note}`} className={styles.trailDone}>
            <div className="row between">
              <span>{isLogEvent(row.event) ? text(`event_${row.event}`) : row.event}</span>
              <span className="muted small">
                <MomentText at={row.at} />
              </span>
            </div>
            <p className="muted small">
              {[isLogAuthor(row.by) ? text(`by_${row.by}`) : row.by, row.event === 'closed' ? '' : row.note]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
