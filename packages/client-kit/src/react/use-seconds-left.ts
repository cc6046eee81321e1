import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from './server-clock.ts';

const getSecondsLeft = (until: number) => Math.max(0, until - serverNow());

/** Seconds until a moment (unix seconds), ticking; `onEnd` is called once when it comes while mounted. */
export function useSecondsLeft(until: number, onEnd?: () => void): number {
  const [seconds, setSeconds] = useState(() => getSecondsLeft(until));
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    setSeconds(getSecondsLeft(until));
    if (getSecondsLeft(until) === 0) return;
    const timer = setInterval(() => {
      const left = getSecondsLeft(until);
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    }, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
