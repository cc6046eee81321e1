import { useEffect, useRef, useState } from 'react';
import { marketNow } from '../../kernel/market-time.ts';

const left = (at: number) => Math.max(0, Math.ceil(at - marketNow()));

/** Seconds until a moment (unix seconds), ticking; `onEnd` is called once when it comes while mounted. */
export function useSecondsLeft(at: number, onEnd?: () => void): number {
  const [seconds, setSeconds] = useState(() => left(at));
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    setSeconds(left(at));
    if (left(at) === 0) return;
    const timer = setInterval(() => {
      const now = left(at);
      setSeconds(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current?.();
    }, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}
