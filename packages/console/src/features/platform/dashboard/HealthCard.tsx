import { Activity, Bell, Clock, CreditCard, type LucideIcon, Timer } from 'lucide-react';
import { Card } from '../../../design/layout/Card.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { type Dashboard, type HealthRow, toHealthRows } from '../dashboard.view.ts';
import { usePlatformText } from '../platform-text.ts';
import styles from './dashboard.module.css';

const icons: Record<HealthRow['key'], LucideIcon> = {
  paymentSuccess: CreditCard,
  sockets: Activity,
  waitingEvents: Bell,
  lateDeadlines: Timer,
  clock: Clock,
};

/** Whether the market's machinery keeps up. */
export function HealthCard({ health }: { health: Dashboard['health'] }) {
  const text = usePlatformText();
  const rows = toHealthRows({ health });
  const isWell = rows.every((row) => row.isWell);
  const notes: Partial<Record<HealthRow['key'], string>> = {
    paymentSuccess: text('paymentsOf', { n: health.payments.tried }),
    sockets: text('socketsHint'),
    clock: text('clockHint'),
  };
  return (
    <Card
      title={text('health')}
      aside={
        <StatusDot tone={isWell ? 'done' : 'bad'}>{text(isWell ? 'allWell' : 'needsAttention')}</StatusDot>
      }
    >
      <dl className={styles.marketHealth}>
        {rows.map(({ key, shown, isWell }) => {
          const Icon = icons[key];
          return (
            <div key={key}>
              <dt className="row">
                <Icon />
                <span>{text(key)}</span>
              </dt>
              <dd className={isWell ? 'strong' : `strong ${styles.changeBad}`}>{shown}</dd>
              <dd className="muted small">{notes[key] ?? ''}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
