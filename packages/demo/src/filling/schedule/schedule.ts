import { setImmediate } from 'node:timers/promises';
import type { Told } from '../../progress.ts';
import type { Filling, MinutesBefore } from '../filling.ts';

/** Something that people do with orders and money, and when. */
export type Happening = { before: MinutesBefore; happens(): Promise<unknown> };

/**
 * All of it in one order of time, of whichever kind it is: what the ledger books bears the time of its moment only
 * where everything earlier was booked before, as its times never go back.
 */
export async function runSchedule(
  filling: Pick<Filling, 'standAt' | 'hear'>,
  happenings: readonly Happening[],
  told: Told,
): Promise<void> {
  for (const { before, happens } of happenings.toSorted((a, b) => b.before - a.before)) {
    filling.standAt(before);
    await happens();
    await filling.hear();
    told(happenings.length);
    // with the database in this thread nothing above waits for what comes from outside, such as pictures that are drawn
    await setImmediate();
  }
}
