import { expect, it } from 'vitest';
import { checkInDays, comesOn, referredBy } from './growth.ts';
import { shoppers } from './shoppers.ts';

it('everybody of the demo market was brought by somebody who joined before them', () => {
  for (const [shopper, by] of Object.entries(referredBy)) {
    expect(by).toBeLessThan(Number(shopper));
    expect(Number(shopper)).toBeLessThanOrEqual(shoppers.length);
  }
});

it('everybody checks in on many days of a month, and misses some', () => {
  for (const [index] of shoppers.entries()) {
    const days = Array.from({ length: checkInDays }, (_, back) => comesOn(index + 1, back + 1));
    expect(days.filter(Boolean).length).toBeGreaterThan(10);
    expect(days).toContain(false);
  }
});
