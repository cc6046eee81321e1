import { asCents } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import { computePriceRange, planPriceChange } from './price-change.rules.ts';

/** Two lines of 60.00 and 40.00, of which coupons took 6.00 and 4.00, with 8.00 of freight and 5.00 off it. */
const lines = [
  { id: 1, sumCents: 6_000, discountCents: 600, reducedCents: 0 },
  { id: 2, sumCents: 4_000, discountCents: 400, reducedCents: 0 },
];
const order = { discountCents: 1_500, reducedCents: 0 };
const plan = (payable: number, freight: number, of = { order, lines }) =>
  planPriceChange(of.order, of.lines, {
    payableCents: asCents(payable),
    freightCents: asCents(freight),
  });

describe('a price change', () => {
  it('shares the reduction over the lines by what coupons left of them, to the cent', () => {
    expect(plan(8_301, 300)).toEqual({
      payableCents: 8_301,
      freightCents: 800,
      discountCents: 1_500 + 999,
      reducedCents: 999,
      lines: [
        { id: 1, reducedCents: 599, discountCents: 1_199 },
        { id: 2, reducedCents: 400, discountCents: 800 },
      ],
    });
  });

  it('leaves what the coupon took off the freight as it was, also where nothing is paid for it', () => {
    expect(plan(9_000, 0)).toMatchObject({ freightCents: 500, discountCents: 1_500, reducedCents: 0 });
  });

  it('replaces an earlier one', () => {
    const once = plan(5_000, 300);
    const changed = lines.map((line, at) => ({ ...line, ...once.lines[at] }));
    expect(plan(9_300, 300, { order: { ...order, ...once }, lines: changed })).toMatchObject({
      reducedCents: 0,
      discountCents: 1_500,
    });
  });

  it('adds up for every price in the range', () => {
    const { least, most } = computePriceRange(lines, asCents(300));
    expect([least, most]).toEqual([300, 9_300]);
    for (let payable = Number(least); payable <= most; payable += 7) {
      const { lines: priced, freightCents, discountCents, reducedCents } = plan(payable, 300);
      expect(10_000 + freightCents - discountCents).toBe(payable);
      expect(priced.reduce((sum, line) => sum + line.reducedCents, 0)).toBe(reducedCents);
      for (const [at, line] of priced.entries())
        expect(line.discountCents).toBeLessThanOrEqual(lines[at]?.sumCents ?? 0);
    }
  });

  it('never makes an order free', () => {
    expect(computePriceRange(lines, asCents(0)).least).toBe(1);
  });
});
