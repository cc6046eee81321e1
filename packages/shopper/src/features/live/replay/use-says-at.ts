import { addSaysRead, getUnreadFrom, listSaysAt, noSaysRead } from '@chengji/client-kit/live/live-replay';
import type { LiveSay } from '@chengji/contract';
import { useEffect, useRef, useState } from 'react';
import { fetchSays } from '../queries.ts';

/** After a failure it is asked again once so much more has played. */
const AGAIN_SECONDS = 5;

/** What was said up to a second of a replay, read ahead of it. */
export function useSaysAt(id: number, second: number): LiveSay[] {
  const [read, setRead] = useState(noSaysRead);
  const asking = useRef<number | null>(null);
  const failedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const from = getUnreadFrom(read, second);
    if (from === null || asking.current === from) return;
    if (Math.abs(second - failedAt.current) < AGAIN_SECONDS) return;
    asking.current = from;
    void fetchSays(id, from).then((answer) => {
      if (asking.current === from) asking.current = null;
      if (answer) setRead((known) => addSaysRead(known, from, answer));
      else failedAt.current = second;
    });
  }, [id, second, read]);
  return listSaysAt(read, second);
}
