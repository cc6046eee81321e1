import { useSecondsLeft } from '@chengji/client-kit/react';
import { countdownParts } from '@chengji/client-kit/time-display';
import { classes } from '../classes.ts';
import '../feedback/progress.css';
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

/** HH:MM:SS until a moment, days written before it. */
export function Countdown({ at, look = 'ink', large, onEnd }: CountdownProps) {
  const t = useDesignStrings();
  const { days, hours, minutes, seconds } = countdownParts(useSecondsLeft(at, onEnd));
  const before = days > 0 && t('days', { days });
  if (look === 'text') {
    return (
      <b className="cd cd--text" role="timer">
        {before} {hours}:{minutes}:{seconds}
      </b>
    );
  }
  return (
    <span className={classes('cd', look !== 'ink' && `cd--${look}`, large && 'cd--l')} role="timer">
      {before}
      <b>{hours}</b>:<b>{minutes}</b>:<b>{seconds}</b>
    </span>
  );
}
