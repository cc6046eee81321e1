import { describe, expect, it } from 'vitest';
import { chooseRate, type FeeRate, toRateState } from './fee-rate.rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
let made = 0;
const rate = (basisPoints: number | null, from: number, scope: Partial<FeeRate> = {}): FeeRate => {
  made += 1;
  return { id: made, shopId: null, categoryId: null, basisPoints, startsAt: day(from), ...scope };
};

/** Of shop 1 in category 30, which is in 20, which is in 10. */
const choose = (rates: FeeRate[], at = day(10), path = [30, 20, 10]) =>
  chooseRate(rates, { shopId: 1, path, at }, 500);

describe('the commission', () => {
  it('is the market’s where neither the shop nor the category has one of its own', () => {
    expect(choose([])).toBe(500);
    expect(choose([rate(100, 1, { shopId: 2 }), rate(100, 1, { categoryId: 99 })])).toBe(500);
  });

  it('is that of the shop in the category, then of the shop, then of the category', () => {
    const ofCategory = rate(300, 1, { categoryId: 30 });
    const ofShop = rate(400, 1, { shopId: 1 });
    const ofBoth = rate(0, 1, { shopId: 1, categoryId: 10 });
    expect(choose([ofCategory])).toBe(300);
    expect(choose([ofCategory, ofShop])).toBe(400);
    expect(choose([ofCategory, ofShop, ofBoth])).toBe(0);
  });

  it('is that of the lowest category that has one', () => {
    const above = rate(300, 1, { categoryId: 10 });
    expect(choose([above, rate(200, 1, { categoryId: 20 })])).toBe(200);
    expect(choose([above])).toBe(300);
  });

  it('begins with its day and lasts until the next one', () => {
    const rates = [rate(300, 5, { shopId: 1 }), rate(200, 8, { shopId: 1 })];
    expect([4, 5, 7, 8, 20].map((at) => choose(rates, day(at)))).toEqual([500, 300, 300, 200, 200]);
  });

  it('is told apart by whether it is planned, in force or over', () => {
    const rates = [1, 5, 20, 20].map((from) => rate(300, from, { shopId: 1 }));
    expect(rates.map((one) => toRateState(rates, one, day(10)))).toEqual([
      'over',
      'in_force',
      'over',
      'planned',
    ]);
  });

  it('is what was set last for a day, and ends where it is set to none', () => {
    expect(choose([rate(300, 5, { shopId: 1 }), rate(250, 5, { shopId: 1 })])).toBe(250);
    const rates = [rate(300, 5, { shopId: 1 }), rate(null, 8, { shopId: 1 })];
    expect(choose(rates, day(7))).toBe(300);
    expect(choose(rates, day(8))).toBe(500);
  });
});
