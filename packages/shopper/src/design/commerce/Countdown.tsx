import { classes } from '@chengji/client-kit/classes';
import { useSecondsLeft } from '@chengji/client-kit/react';
import { countdownParts } from '@chengji/client-kit/time-display';
import styles from '../progress/progress.module.css';
import { useDesignStrings } from '../strings.ts';

type CountdownProps = {
  /** The moment, in unix seconds. */
  at: number;
  /** Boxes in ink, in brand on the price band, soft on the cashier; `text` runs in a sentence. */
  look?: 'ink' | 'brand' | 'soft' | 'text';
  /** The large number of its block, such as on the page of a team. */
  large?: boolean;
  onEnd?: () => void;
};

/** HH:MM:SS until a moment, days written before it; only boxes in a row of others keep hours that are none. */
export function Countdown({ at, look = 'ink', large, onEnd }: CountdownProps) {
  const t = useDesignStrings();
  const { days, hours, minutes, seconds } = countdownParts(useSecondsLeft(at, onEnd));
  const before = days > 0 && t('days', { days });
  const keepsHours = (look === 'ink' || look === 'brand') && !large;
  const hasHours = keepsHours || days > 0 || hours !== '00';
  if (look === 'text') {
    return (
      <b className={`${styles.countdown} ${styles.text}`} role="timer">
        {before} {hasHours && `${hours}:`}
        {minutes}:{seconds}
      </b>
    );
  }
  return (
    <span
      className={classes(styles.countdown, look !== 'ink' && styles[look], large && styles.l)}
      role="timer"
    >
      {before}
      {hasHours && (
        <>
          <b>{hours}</b>:
        </>
      )}
      <b>{minutes}</b>:<b>{seconds}</b>
    </span>
  );
}
