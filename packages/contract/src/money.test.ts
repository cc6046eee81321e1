import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCents,
  applyRate,
  applyRates,
  asCents,
  formatMoney,
  parseMoney,
  share,
  subtractCents,
  toMoneyText,
} from './money.ts';

const anyCents = fc.integer({ min: -1e11, max: 1e11 }).map(asCents);

describe('money', () => {
  it('is the same after being written and read', () => {
    fc.assert(fc.property(anyCents, (cents) => void expect(parseMoney(formatMoney(cents))).toBe(cents)));
  });

  it.each(['1', '1.2', '1.234', '1,000.00', ' 1.00', '1.00 ', '', 'NaN', '.50', '+1.00', '1e3.00'])(
    'is not %j',
    (text) => expect(() => parseMoney(text)).toThrow(RangeError),
  );

  it('writes the sign before the digits and pads the cents', () => {
    expect(formatMoney(asCents(-5))).toBe('-0.05');
    expect(formatMoney(asCents(1230))).toBe('12.30');
    expect(toMoneyText(1230)).toBe('12.30');
    expect(parseMoney('-0.00')).toBe(0);
  });

  it('is never a fraction of a cent', () => {
    expect(() => asCents(0.1 + 0.2)).toThrow(RangeError);
    expect(() => asCents(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
  });

  it('takes a rate half up to the cent', () => {
    expect(applyRate(asCents(1230), 500)).toBe(62);
    expect(applyRate(asCents(10), 500)).toBe(1);
    expect(applyRate(asCents(9), 500)).toBe(0);
    expect(applyRate(asCents(1230), 10_000)).toBe(1230);
  });

  it('rounds several rates once', () => {
    const halves = [
      { cents: asCents(10), basisPoints: 450 },
      { cents: asCents(10), basisPoints: 50 },
    ];
    expect(applyRates(halves)).toBe(1);
  });

  it('subtracts what was added', () => {
    fc.assert(
      fc.property(anyCents, anyCents, (a, b) => void expect(subtractCents(addCents(a, b), b)).toBe(a)),
    );
  });
});

describe('a share', () => {
  const total = fc.integer({ min: 0, max: 1e9 }).map(asCents);
  const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 30 });

  it('adds up to the whole, to the cent', () => {
    fc.assert(
      fc.property(
        total,
        weights,
        (cents, parts) => void expect(addCents(...share(cents, parts))).toBe(cents),
      ),
    );
  });

  it('is less than a cent away from the exact part', () => {
    fc.assert(
      fc.property(total, weights, (cents, parts) => {
        const sum = parts.reduce((a, b) => a + b, 0);
        fc.pre(sum > 0);
        share(cents, parts).forEach((part, index) => {
          expect(Math.abs(part - (cents * (parts[index] ?? 0)) / sum)).toBeLessThan(1.001);
        });
      }),
    );
  });

  it('gives the cents left over to the largest remainders, earlier ones first', () => {
    expect(share(asCents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(share(asCents(5), [10, 20, 70])).toEqual([1, 1, 3]);
  });

  it('gives nothing to a part without weight unless none has any', () => {
    expect(share(asCents(10), [0, 1])).toEqual([0, 10]);
    expect(share(asCents(10), [0, 0])).toEqual([10, 0]);
  });
});
