import { Card } from '../../../design/layout/Card.tsx';
import { EntriesBox } from '../../../design/layout/EntriesBox.tsx';
import { useWalletText } from '../wallet-text.ts';
import { toEntryBoxes, type WithdrawalDetails } from '../withdrawal.view.ts';
import styles from './platform.module.css';

/** The entries it wrote, and those its end would write. */
export function EntriesCard({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  return (
    <Card title={text('entries')}>
      <div className={styles.entryBoxes}>
        {toEntryBoxes(withdrawal).map(({ event, isWritten, entries }) => (
          <EntriesBox
            key={event}
            title={text(`entry_${event}`)}
            isWritten={isWritten}
            entries={entries.map(({ account, amount }) => ({
              name: text(`entryAccount_${account}`),
              amount,
            }))}
          />
        ))}
      </div>
    </Card>
  );
}
