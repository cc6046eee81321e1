import { countdownParts } from '@chengji/client-kit/time-display';
import './progress.css';
import { useDesignStrings } from './strings.ts';
import { useLeftSeconds } from './use-left-seconds.ts';

type CountdownProps = {
  /** The moment, in unix seconds. */
  at: number;
  /** Boxes in ink, in brand on the price band, soft on the cashier; `text` runs in a sentence. */
  look?: 'ink' | 'brand' | 'soft' | 'text';
  onEnd?: () => void;
};

/** HH:MM:SS until a moment, days written before it. */
export function Countdown({ at, look = 'ink', onEnd }: CountdownProps) {
  const t = useDesignStrings();
  const { days, hours, minutes, seconds } = countdownParts(useLeftSeconds(at, onEnd));
  const before = days > 0 && t('days', { days });
  if (look === 'text') {
    return (
      <b className="cd cd--text" role="timer">
        {before} {hours}:{minutes}:{seconds}
      </b>
    );
  }
  return (
    <span className={look === 'ink' ? 'cd' : `cd cd--${look}`} role="timer">
      {before}
      <b>{hours}</b>:<b>{minutes}</b>:<b>{seconds}</b>
    </span>
  );
}
