import { describe, expect, it } from 'vitest';
import {
  computeOutcome,
  computeReturn,
  countLacking,
  findClosedReason,
  getTopSize,
  isFullyPaid,
  isOpen,
} from './team.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date(now.getTime() + 1);
const open = { state: 'start' as const, endsAt: later, size: 3, seatsTaken: 2 };

describe('a team', () => {
  it('is joined while it is open and has a seat', () => {
    expect(findClosedReason(open, now)).toBeNull();
    expect(findClosedReason({ ...open, seatsTaken: 3 }, now)).toBe('groups.team_full');
    expect(findClosedReason({ ...open, state: 'success' }, now)).toBe('groups.team_over');
  });

  it('is over at the very moment it ends', () => {
    expect(isOpen(open, now)).toBe(true);
    expect(isOpen(open, later)).toBe(false);
    expect(findClosedReason(open, later)).toBe('groups.team_over');
  });

  it('is whole when every seat is paid', () => {
    expect([2, 3].map((paid) => isFullyPaid({ size: 3, paid }))).toEqual([false, true]);
  });

  it.each([
    [[3], 0, 3],
    [[3], 2, 1],
    [[2, 5], 1, 1],
    [[2, 5], 4, 0],
  ])('of %j with %i paid lacks %i to succeed', (sizes, paid, lacking) => {
    expect(countLacking({ state: 'start', sizes, paid })).toBe(lacking);
    expect(countLacking({ state: 'fail', sizes, paid })).toBe(0);
  });
});

describe('the end of a team', () => {
  const success = (tier: number) => ({ move: 'succeed', tier, filled: 0 });
  const fail = { move: 'fail', tier: null, filled: 0 };

  it.each([
    { sizes: [3], paid: 3, outcome: success(0) },
    { sizes: [3], paid: 2, outcome: fail },
    { sizes: [2, 4, 8], paid: 1, outcome: fail },
    { sizes: [2, 4, 8], paid: 2, outcome: success(0) },
    { sizes: [2, 4, 8], paid: 7, outcome: success(1) },
    { sizes: [2, 4, 8], paid: 8, outcome: success(2) },
  ])('of $sizes with $paid paid', ({ sizes, paid, outcome }) => {
    expect(computeOutcome({ sizes, paid, autoForm: false })).toEqual(outcome);
  });

  it('is completed by the market at its first tier where that was promised and somebody paid', () => {
    const promised = { sizes: [3, 5], autoForm: true };
    expect(computeOutcome({ ...promised, paid: 1 })).toEqual({ move: 'complete', tier: 0, filled: 2 });
    expect(computeOutcome({ ...promised, paid: 0 })).toEqual(fail);
    expect(computeOutcome({ ...promised, paid: 4 })).toEqual(success(0));
  });
});

describe('what goes back of a ladder', () => {
  const prices = [900, 800, 650];
  const bought = { number: 2, sumCents: 1_800, discountCents: 0 };

  it('is the difference to the first tier, for each piece', () => {
    expect(prices.map((_, tier) => computeReturn(prices, tier, bought))).toEqual([0, 200, 500]);
  });

  it('is at most what the goods cost after their discounts', () => {
    expect(computeReturn(prices, 2, { ...bought, discountCents: 1_600 })).toBe(200);
  });
});

it('a team is as large as its top tier', () => expect(getTopSize([2, 4, 8])).toBe(8));
