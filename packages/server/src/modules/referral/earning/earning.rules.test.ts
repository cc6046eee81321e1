import { describe, expect, it } from 'vitest';
import { computeShift, type EarningNow, recount, settle } from './earning.rules.ts';

const expected = { state: 'expected' as const, goodsCents: 10_000, cents: 500, basisPoints: 500 };
const anybody = { isBlocked: false, hasLeft: false };

describe('an earning that is expected', () => {
  it('is less by what went back, and void of what went back whole', () => {
    expect(recount(expected, 4_990)).toEqual({ state: 'expected', goodsCents: 4_990, cents: 250 });
    expect(recount(expected, 0)).toEqual({ state: 'void', goodsCents: 0, cents: 0 });
    expect(recount(expected, 9).state).toBe('void');
  });

  it('is credited of what is kept when the window ends', () => {
    expect(settle(expected, 4_000, anybody)).toEqual({ state: 'credited', goodsCents: 4_000, cents: 200 });
  });

  it('is withheld from somebody who is blocked, and void of somebody who left', () => {
    expect(settle(expected, 10_000, { ...anybody, isBlocked: true }).state).toBe('withheld');
    const left = { state: 'void', goodsCents: 10_000, cents: 0 };
    expect(settle(expected, 10_000, { ...anybody, hasLeft: true })).toEqual(left);
    expect(settle(expected, 10_000, { isBlocked: true, hasLeft: true })).toEqual(left);
  });
});

describe('an earning that is settled', () => {
  it.each(['credited', 'withheld', 'void'] as const)('and %s stays as it is', (state) => {
    const settled = { ...expected, state };
    expect(recount(settled, 0)).toEqual(settled);
    expect(settle(settled, 0, anybody)).toEqual(settled);
  });
});

describe('the sums of its earner', () => {
  const none = { salesCents: 0, expectedCents: 0, withheldCents: 0, creditedCents: 0 };
  const at = (state: EarningNow['state'], cents = 500): EarningNow => ({ state, goodsCents: 10_000, cents });

  it.each([
    ['expected', 'credited', { expectedCents: -500, creditedCents: 500 }],
    ['expected', 'withheld', { expectedCents: -500, withheldCents: 500 }],
    ['withheld', 'credited', { withheldCents: -500, creditedCents: 500 }],
  ] as const)('move from %s to %s', (from, to, moved) => {
    expect(computeShift(at(from), at(to))).toEqual({ ...none, ...moved });
  });

  it('lose what is void, and sales with what went back', () => {
    expect(computeShift(at('expected'), { state: 'void', goodsCents: 0, cents: 0 })).toEqual({
      ...none,
      salesCents: -10_000,
      expectedCents: -500,
    });
  });
});
