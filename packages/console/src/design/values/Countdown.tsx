import { classes } from '@chengji/client-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../kernel/language.ts';
import { serverNow } from '../../kernel/server-time.ts';
import styles from '../charts/figures.module.css';
import { useDesignText } from '../design-text.ts';
import { countdownText, countdownTone } from './countdown.ts';

type Props = { until: number; large?: boolean; onEnd?: () => void };

/** Ticks locally on the server's time towards a moment; `onEnd` is called once, when it is reached. */
export function Countdown({ until, large, onEnd }: Props) {
  const text = useDesignText();
  const language = useLanguage();
  const [left, setLeft] = useState(() => until - serverNow());
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    setLeft(until - serverNow());
    if (until <= serverNow()) return;
    const timer = setInterval(() => {
      const now = until - serverNow();
      setLeft(now);
      if (now <= 0) {
        clearInterval(timer);
        end();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);

  return (
    <span className={classes(styles.countdown, styles[countdownTone(left)], large && styles.countdownLarge)}>
      {left <= 0 ? text('overdue') : countdownText(left, language)}
    </span>
  );
}
