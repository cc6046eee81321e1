import { describe, expect, it } from 'vitest';
import type { Happening } from './schedule.ts';
import { runSchedule } from './schedule.ts';

async function run(happenings: (name: (name: string) => Happening['happens']) => Happening[]) {
  const seen: string[] = [];
  let now = Number.POSITIVE_INFINITY;
  const filling = {
    standAt: (minutes: number) => {
      now = minutes;
    },
    hear: async () => {
      seen.push('heard');
    },
  };
  const named = (name: string) => async () => {
    seen.push(`${name} at ${now}`);
  };
  await runSchedule(filling, happenings(named), () => {});
  return seen;
}

describe('the schedule of the demo market', () => {
  it('lets everything happen in the order of time, at its moment, and be heard then', async () => {
    const seen = await run((named) => [
      { before: 10, happens: named('a withdrawal') },
      { before: 90, happens: named('an order') },
      { before: 40, happens: named('a refund') },
    ]);
    expect(seen).toEqual([
      'an order at 90',
      'heard',
      'a refund at 40',
      'heard',
      'a withdrawal at 10',
      'heard',
    ]);
  });

  it('keeps what happens at one moment in the order it was planned', async () => {
    const seen = await run((named) => [
      { before: 5, happens: named('first') },
      { before: 5, happens: named('second') },
    ]);
    expect(seen).toEqual(['first at 5', 'heard', 'second at 5', 'heard']);
  });
});
