import { classes } from '@chengji/client-kit/classes';
import { showMoney, showMovement } from '@chengji/client-kit/money-display';
import { useDesignText } from '../design-text.ts';
import cardStyles from './card.module.css';
import styles from './entries-box.module.css';

type Props = {
  /** When it is written. */
  title?: string;
  isWritten?: boolean;
  entries: readonly { name: string; amount: string }[];
};

/** The double entry of a movement of money: solid once it is written, dashed while it only would be. */
export function EntriesBox({ title, isWritten = false, entries }: Props) {
  const text = useDesignText();
  return (
    <div className={styles.entryBox}>
      <div className="row between">
        <span>{title}</span>
        <span className="muted small">{text(isWritten ? 'isWritten' : 'willBeWritten')}</span>
      </div>
      <dl className={classes(cardStyles.sums, styles.entryLines, isWritten && styles.written)}>
        {entries.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
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
