import type { LiveRoomState } from '@chengji/client-kit/live/live-room';
import { useEffect, useState } from 'react';
import { type Arrival, countArrivals } from '../host.view.ts';

const COUNT_MS = 5_000;

/** How many came within the last minute. */
export function useArrivals({ entered }: LiveRoomState): number {
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!entered) return;
    setArrivals((known) => [...known, { at: entered.at, count: entered.count }]);
    setNow(entered.at);
  }, [entered]);
  useEffect(() => {
    if (arrivals.length === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      setArrivals((known) => known.filter(({ at }) => at > Date.now() - 60_000));
    }, COUNT_MS);
    return () => clearInterval(timer);
  }, [arrivals.length]);
  return countArrivals(arrivals, now);
}
