import { classes } from '@chengji/client-kit/classes';
import type { Withdrawal } from '@chengji/contract';
import { MomentText } from '../../../design/values/MomentText.tsx';
import styles from '../wallet.module.css';
import { useWalletText } from '../wallet-text.ts';

const tones: Partial<Record<Withdrawal['timeline'][number]['event'], string>> = {
  failed: 'failed',
  rejected: 'failed',
  successed: 'successed',
};

/** What became of a withdrawal, and when. */
export function WithdrawalTrail({ timeline }: Pick<Withdrawal, 'timeline'>) {
  const text = useWalletText();
  return (
    <ol className={styles.trail} aria-label={text('timeline')}>
      {timeline.map(({ event, at, note }) => (
        <li key={`${event}-${at}-${note}`} className={classes(styles[tones[event] ?? ''])}>
          <div className="row between">
            <span>{text(`event_${event}`)}</span>
            <span className="muted small">
              <MomentText at={at} />
            </span>
          </div>
          {note && <p className={`muted small ${styles.note}`}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
