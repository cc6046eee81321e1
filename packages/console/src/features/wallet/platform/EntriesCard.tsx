import { classes } from '@chengji/client-kit/classes';
import { showMoney, showMovement } from '@chengji/client-kit/money-display';
import { Card } from '../../../design/layout/Card.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import { useWalletText } from '../wallet-text.ts';
import { type EntryBox, toEntryBoxes, type WithdrawalDetails } from '../withdrawal.view.ts';
import styles from './platform.module.css';

/** The entries it wrote, and those its end would write. */
export function EntriesCard({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  return (
    <Card title={text('entries')}>
      <div className={styles.entryBoxes}>
        {toEntryBoxes(withdrawal).map((box) => (
          <EntryLines key={box.event} box={box} />
        ))}
      </div>
    </Card>
  );
}

function EntryLines({ box: { event, isWritten, entries } }: { box: EntryBox }) {
  const text = useWalletText();
  return (
    <div className={styles.entryBox}>
      <div className="row between">
        <span>{text(`entry_${event}`)}</span>
        <span className="muted small">{text(isWritten ? 'isWritten' : 'willBeWritten')}</span>
      </div>
      <dl className={classes(cardStyles.sums, styles.entryLines, isWritten && styles.written)}>
        {entries.map(({ account, amount }) => (
          <div key={account}>
            <dt>{text(`entryAccount_${account}`)}</dt>
            <dd>{showMovement(amount)}</dd>
          </div>
        ))}
        <div className={cardStyles.sumsTotal}>
          <dt>{text('entryTotal')}</dt>
          <dd>{showMoney('0.00')}</dd>
        </div>
      </dl>
    </div>
  );
}
