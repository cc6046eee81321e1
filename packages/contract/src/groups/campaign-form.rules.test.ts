import { describe, expect, it } from 'vitest';
import { areTimesRight, checkTiers, isTeamSize } from './campaign-form.rules.ts';

const skus = [
  { id: 1, priceCents: 1_000 },
  { id: 2, priceCents: 2_000 },
];
const tier = (size: number, ...cents: number[]) => ({
  size,
  prices: cents.map((value, index) => ({ skuId: index + 1, cents: value })),
});
const listBroken = (...form: Parameters<typeof checkTiers>) =>
  Object.entries(checkTiers(...form)).flatMap(([check, isKept]) => (isKept ? [] : [check]));

describe('the tiers of a campaign', () => {
  it('keep all their rules when sizes rise and prices fall from below the single price', () => {
    expect(listBroken('ladder', [tier(2, 900, 1_900), tier(3, 800, 1_800)], skus)).toEqual([]);
    expect(listBroken('ordinary', [tier(2, 900)], skus)).toEqual([]);
  });

  it('break each rule on its own', () => {
    expect(listBroken('ordinary', [tier(2, 900), tier(3, 800)], skus)).toEqual(['isCountRight']);
    expect(listBroken('ladder', [tier(2, 900, 1_900), tier(3, 800)], skus)).toEqual(['areSkusRight']);
    expect(listBroken('ordinary', [{ size: 2, prices: [] }], skus)).toEqual(['areSkusRight']);
    expect(listBroken('ordinary', [tier(2, 0)], skus)).toEqual(['arePriced']);
    expect(listBroken('ordinary', [tier(2, 1_000)], skus)).toEqual(['areLower']);
    expect(listBroken('ladder', [tier(3, 900), tier(3, 800)], skus)).toEqual(['doSizesRise']);
    expect(listBroken('ladder', [tier(2, 900), tier(3, 900)], skus)).toEqual(['doPricesFall']);
  });

  it('take between two and a hundred people', () => {
    expect([1, 2, 100, 101].map(isTeamSize)).toEqual([false, true, true, false]);
  });
});

it('a campaign ends after it begins and not in the past, if ever', () => {
  expect(areTimesRight(10, null, 5)).toBe(true);
  expect(areTimesRight(10, 11, 5)).toBe(true);
  expect(areTimesRight(10, 10, 5)).toBe(false);
  expect(areTimesRight(1, 5, 5)).toBe(false);
});
