/**
 * Moves the demo market's clock forward. Every deadline on the way fires in the order of its time, with the
 * clock standing at that time, and what it tells of is heard before the next one.
 */

import type { Db } from '../db/database.ts';
import type { Dispatcher } from '../events/dispatcher.ts';
import { storeClockOffsetMs } from '../time/clock.queries.ts';
import type { MarketClock } from '../time/clock.ts';
import { secondsAfter } from '../time/durations.ts';
import type { JobRunner } from './runner.ts';

type Parts = { db: Db; clock: MarketClock; runner: JobRunner; dispatcher: Dispatcher };

/** Where the clock came to, and how many deadlines fired on the way. */
export type Advanced = { now: Date; fired: number };

export const advanceClock = (parts: Parts, seconds: number): Promise<Advanced> =>
  parts.runner.alone(() => advance(parts, seconds));

async function advance({ db, clock, runner, dispatcher }: Parts, seconds: number): Promise<Advanced> {
  const target = secondsAfter(clock.now(), seconds);
  let fired = 0;
  const moveTo = async (moment: Date) => {
    clock.standAt(moment);
    await storeClockOffsetMs(db, clock.offsetMs);
    fired += await runner.fireDue();
    await dispatcher.drain();
  };
  clock.standAt(clock.now());
  try {
    await dispatcher.drain();
    for (let next = await runner.nextDue(); next && next <= target; next = await runner.nextDue()) {
      // one that was overdue already fires now: the clock never goes back
      await moveTo(new Date(Math.max(next.getTime(), clock.now().getTime())));
    }
    await moveTo(target);
    return { now: target, fired };
  } finally {
    clock.run();
    await storeClockOffsetMs(db, clock.offsetMs);
  }
}
