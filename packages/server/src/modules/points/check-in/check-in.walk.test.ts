/** Random months of somebody who signs in, misses days and makes them up, held beside a plain recount of their days. */

import { addShopper } from '@chengji/server/modules/identity/index';
import { marketTest } from '@chengji/testkit/market-test';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { shiftDay } from '../../../kernel/time/days.ts';
import { earnPoints } from '../index.ts';
import { checkIn } from './check-in.ts';
import { makeUp } from './make-up.ts';
import { showCheckIn } from './show-check-in.ts';

const it = marketTest;
type Days = Map<string, number>;

/** Rows are counted by walking back, day by day. */
function countBack(days: Days, from: string): number {
  let length = 0;
  for (let day = from; days.has(day); day = shiftDay(day, -1)) length += 1;
  return length;
}
const countLongest = (days: Days) => Math.max(0, ...[...days.keys()].map((day) => countBack(days, day)));

/** What a day earned is settled when it is signed, by the row it is in then. */
const worth = (days: Days, today: string) => Math.min(5 * (countBack(days, shiftDay(today, -1)) + 1), 30);

const step = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ kind: 'sign' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('skip' as const), hours: fc.integer({ min: 20, max: 60 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('makeUp' as const), back: fc.integer({ min: 0, max: 12 }) }),
  },
);

/** Begun shortly before the turn of a month, of a year, and of the clocks. */
const starts = [
  ['Asia/Shanghai', '2027-12-27T04:00:00Z'],
  ['Europe/Berlin', '2027-03-25T22:30:00Z'],
  ['Europe/Berlin', '2027-10-28T22:30:00Z'],
  ['America/New_York', '2028-02-26T04:30:00Z'],
] as const;

describe('the row of who signs in', () => {
  it.for(starts)('equals a plain recount in %s from %s', async ([zone, start], { market, operator }) => {
    await operator.client.call('POST /platform/settings/save', { name: 'content.time_zone', value: zone });
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        made += 1;
        const name = `walk_${zone.slice(0, 2)}_${start.slice(5, 7)}_${made}`;
        const mobile = `136${start.slice(5, 7)}${start.slice(8, 10)}${String(made).padStart(4, '0')}`;
        const id = await addShopper(market.context(), {
          username: name,
          nickname: name,
          mobile,
          password: 'demo1234',
        });
        let now = new Date(start);
        const at = (): Context => ({
          ...market.context({ kind: 'shopper', id, sessionId: 0 }),
          clock: { now: () => now },
        });
        await earnPoints(at(), { shopperId: id, key: name, kind: 'opening', points: 300 });
        const days: Days = new Map();
        let score = 300;
        for (const one of steps) {
          const today = at().calendar.toDay(now);
          if (one.kind === 'skip') now = new Date(now.getTime() + one.hours * 3_600_000);
          if (one.kind === 'sign') {
            const earned = worth(days, today);
            const done = await checkIn(at()).catch(() => null);
            expect(done?.earned ?? null).toBe(days.has(today) ? null : earned);
            if (done) {
              days.set(today, 1);
              score += earned;
            }
            now = new Date(now.getTime() + 24 * 3_600_000);
          }
          if (one.kind === 'makeUp') {
            const date = shiftDay(today, -one.back);
            const made = [...days].filter(
              ([day, kind]) => kind === 2 && day.slice(0, 7) === today.slice(0, 7),
            ).length;
            const may =
              one.back > 0 &&
              date.slice(0, 7) === today.slice(0, 7) &&
              !days.has(date) &&
              made < 3 &&
              score >= 50;
            const done = await makeUp(at(), { date }).catch(() => null);
            expect(done !== null).toBe(may);
            if (done) {
              days.set(date, 2);
              score -= 45;
            }
          }
        }
        const today = at().calendar.toDay(now);
        const shown = await showCheckIn(at(), {});
        expect(shown.score).toBe(score);
        expect(shown.maxsuccessions).toBe(countLongest(days));
        expect(shown.successions).toBe(countBack(days, days.has(today) ? today : shiftDay(today, -1)));
      }),
      { numRuns: 8 },
    );
  });
});
