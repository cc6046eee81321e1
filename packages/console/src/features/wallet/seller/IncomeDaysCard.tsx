import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { ScrollArea } from '../../../design/layout/ScrollArea.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { toIncomeDays } from '../income.view.ts';
import type { Income } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';
import styles from './income.module.css';

/** On which day how much becomes available. */
export function IncomeDaysCard({ income }: { income: Income }) {
  const text = useWalletText();
  const days = toIncomeDays(income.pending_days);
  return (
    <Card title={text('pendingDays')} aside={text('pendingDaysHint', { n: income.after_sale_days })}>
      {days.length === 0 ? (
        <EmptyState title={text('pendingNone')} hint={text('pendingDaysNone')} />
      ) : (
        <ScrollArea as="ol" className={styles.days}>
          {days.map(({ day, amount, percent }) => (
            <li key={day}>
              <span className="muted">{day.slice(5)}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${percent}%` }} />
              </span>
              <Money amount={amount} />
            </li>
          ))}
        </ScrollArea>
      )}
    </Card>
  );
}
