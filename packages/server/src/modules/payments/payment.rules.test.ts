import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelNames, computeNextAttempt, nextQueryAt, shownStatus } from './payment.rules.ts';

const now = new Date('2026-11-11T00:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const secondsTo = (moment: Date) => (moment.getTime() - now.getTime()) / 1_000;

describe('a payment', () => {
  it('is attempted again soon at first, ever more seldom later, and without end', () => {
    expect(
      [0, 1, 2, 3, 4, 5, 6, 7, 100].map((attempts) => secondsTo(computeNextAttempt(now, attempts))),
    ).toEqual([15, 15, 30, 60, 180, 600, 1_800, 1_800, 1_800]);
  });

  it('asks after a payment by the end of its time at the latest', () => {
    expect(nextQueryAt(now, 6, inSeconds(90))).toEqual(inSeconds(90));
    expect(nextQueryAt(now, 0, inSeconds(90))).toEqual(inSeconds(15));
  });

  it('goes on asking after the end of its time, when the channel did not answer', () => {
    expect(nextQueryAt(now, 6, inSeconds(-90))).toEqual(inSeconds(1_800));
    expect(nextQueryAt(now, 0, inSeconds(-15))).toEqual(inSeconds(15));
  });

  it('asks often between the end of the time at the channel and the close, so that the close need not ask', () => {
    expect(nextQueryAt(now, 6, now)).toEqual(inSeconds(5));
    expect(nextQueryAt(now, 6, inSeconds(-14))).toEqual(inSeconds(5));
  });

  it('never asks again at once, so that a deadline cannot spin', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: -5_000, max: 5_000 }), (queries, expiresIn) => {
        expect(nextQueryAt(now, queries, inSeconds(expiresIn)).getTime()).toBeGreaterThan(now.getTime());
      }),
    );
  });

  it('shows money on its way back as given back', () => {
    expect(shownStatus('refunding')).toBe('refunded');
    expect(shownStatus('paid')).toBe('paid');
  });

  it('names every channel in both languages', () => {
    expect(Object.values(channelNames).every(({ zh, en }) => zh && en)).toBe(true);
  });
});
