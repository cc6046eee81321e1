import { classes } from '@chengji/client-kit/classes';
import { useSecondsLeft } from '@chengji/client-kit/react';
import { useLanguage } from '../../kernel/language.ts';
import styles from '../charts/figures.module.css';
import { useDesignText } from '../design-text.ts';
import { countdownText, countdownTone } from './countdown.ts';

type Props = { until: number; large?: boolean; onEnd?: () => void };

/** Ticks locally on the server's time towards a moment; `onEnd` is called once, when it is reached. */
export function Countdown({ until, large, onEnd }: Props) {
  const text = useDesignText();
  const language = useLanguage();
  const left = useSecondsLeft(until, onEnd);

  return (
    <span className={classes(styles.countdown, styles[countdownTone(left)], large && styles.countdownLarge)}>
      {left <= 0 ? text('overdue') : countdownText(left, language)}
    </span>
  );
}
