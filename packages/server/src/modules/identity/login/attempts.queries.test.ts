import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { claimAttempts, forgetAttempts, returnAttempt } from './attempts.queries.ts';

const it = marketTest
  /** Whether a try at this key, so many minutes in, is one of the three that are allowed in ten minutes. */
  .extend(
    'tryAt',
    ({ market }) =>
      async (key: string, minutes: number, allowed = 3) =>
        (await claimAttempts(market.context().db, [{ key, allowed }], at(minutes), at(minutes + 10))) === 1,
  );

const minuteMs = 60_000;
const start = new Date('2026-11-21T08:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs);

describe('the counter of attempts', () => {
  it('allows a number of attempts', async ({ tryAt }) => {
    expect([await tryAt('a', 0), await tryAt('a', 0), await tryAt('a', 0)]).toEqual([true, true, true]);
    expect(await tryAt('a', 1)).toBe(false);
  });

  it('starts the wait again with the last try allowed, and not with those refused', async ({ tryAt }) => {
    await tryAt('b', 0);
    await tryAt('b', 4);
    await tryAt('b', 8);
    expect(await tryAt('b', 12)).toBe(false);
    expect(await tryAt('b', 17)).toBe(false);
    expect(await tryAt('b', 18)).toBe(true);
  });

  it('forgets attempts below the limit a while after the first of them', async ({ tryAt }) => {
    await tryAt('c', 0);
    await tryAt('c', 9);
    expect([await tryAt('c', 10), await tryAt('c', 10), await tryAt('c', 10)]).toEqual([true, true, true]);
    expect(await tryAt('c', 10)).toBe(false);
  });

  it('gives back a try, and never more than were taken', async ({ market, tryAt }) => {
    const { db } = market.context();
    await tryAt('d', 0);
    await returnAttempt(db, 'd');
    await returnAttempt(db, 'd');
    expect([await tryAt('d', 0), await tryAt('d', 0), await tryAt('d', 0)]).toEqual([true, true, true]);
    expect(await tryAt('d', 0)).toBe(false);
    await forgetAttempts(db, 'd');
    expect(await tryAt('d', 0)).toBe(true);
  });

  it('follows the operator who allows more, or fewer', async ({ tryAt }) => {
    for (let attempts = 0; attempts < 3; attempts += 1) await tryAt('e', 0);
    expect(await tryAt('e', 1, 4)).toBe(true);
    expect(await tryAt('e', 1, 2)).toBe(false);
  });

  it('answers how many of several keys had a try left, and counts at those', async ({ market }) => {
    const { db } = market.context();
    const keys = [
      { key: 'narrow', allowed: 1 },
      { key: 'wide', allowed: 3 },
    ];
    expect(await claimAttempts(db, keys, at(0), at(10))).toBe(2);
    expect(await claimAttempts(db, keys, at(0), at(10))).toBe(1);
    expect(await claimAttempts(db, keys, at(0), at(10))).toBe(1);
    expect(await claimAttempts(db, keys, at(0), at(10))).toBe(0);
  });

  it('grants concurrent attempts up to the limit, without a deadlock', async ({ market }) => {
    const { db } = market.context();
    const takers = Array.from({ length: 40 }, (_, index) =>
      claimAttempts(
        db,
        [
          { key: `person ${index % 8}`, allowed: 100 },
          { key: 'address', allowed: 25 },
        ],
        at(0),
        at(10),
      ),
    );
    const claimed = await Promise.all(takers);
    expect(claimed.filter((keys) => keys === 2)).toHaveLength(25);
  });
});
