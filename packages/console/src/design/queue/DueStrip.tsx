import { classes } from '@chengji/client-kit/classes';
import { useSecondsLeft } from '@chengji/client-kit/react';
import { countdownParts } from '@chengji/client-kit/time-display';
import { useLanguage } from '../../kernel/language.ts';
import { countdownTone, lengthText } from '../values/countdown.ts';
import styles from './due-strip.module.css';

type Props = {
  until: number;
  /** When the time began to run; with it, how much of it is over is drawn. */
  from?: number | undefined;
  /** What happens at zero. */
  title: string;
  note?: string;
  /** Reads again what the market did by itself. */
  onEnd: () => void;
};

/** Counts down to what happens by itself: calm, amber up to six hours, rose up to three. */
export function DueStrip({ until, from, title, note, onEnd }: Props) {
  const language = useLanguage();
  const left = Math.max(0, useSecondsLeft(until, onEnd));
  const { days, hours, minutes, seconds } = countdownParts(left);
  const whole = from === undefined ? 0 : until - from;
  const over = Math.min(Math.max(whole - left, 0), whole);
  return (
    <section className={classes(styles.strip, styles[countdownTone(left)])} aria-label={title}>
      <span className={styles.clock} role="timer">
        {days > 0 && <span className={styles.days}>{lengthText(days * 86_400, language)}</span>}
        <b>{hours}</b>:<b>{minutes}</b>:<b>{seconds}</b>
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {note && <p className="muted small">{note}</p>}
      </div>
      {whole > 0 && (
        <div className={styles.course}>
          <span className="row between small">
            <span>{lengthText(over, language)}</span>
            <span>{lengthText(whole, language)}</span>
          </span>
          <progress max={whole} value={over} aria-label={title} />
        </div>
      )}
    </section>
  );
}
