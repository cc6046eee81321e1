import { type LiveRoomState, mergeSays } from '@chengji/client-kit/live/live-room';
import type { HostedLive } from '@chengji/contract';
import { useEffect, useMemo, useState } from 'react';
import { type Arrival, type Bought, countArrivals, type Line, toLines } from '../host.view.ts';

const MOST_BOUGHT = 30;
const COUNT_MS = 5_000;

/** What was said and bought, and how many came within the last minute. */
export function useLines(live: HostedLive, { says, bought, entered }: LiveRoomState) {
  const [buys, setBuys] = useState<readonly Bought[]>([]);
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const [now, setNow] = useState(Date.now);
  const all = useMemo(() => mergeSays(live.recent, says), [live.recent, says]);
  const last = all.at(-1)?.id ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands after what was said when it came
  useEffect(() => {
    if (!bought) return;
    const { at, nickname, title } = bought;
    setBuys((known) => [...known, { key: at, nickname, title, after: last }].slice(-MOST_BOUGHT));
  }, [bought]);
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

  const lines: Line[] = useMemo(() => toLines(all, buys), [all, buys]);
  return { lines, entering: countArrivals(arrivals, now) };
}
