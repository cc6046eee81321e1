import { describe, expect, it, test } from 'vitest';
import { computeChange, computeShareChange, showChange, showRate, showShare } from './percent-display.ts';

test('a rate is shown to the hundredth it was set to', () => {
  expect([0, 5, 50, 60, 250, 255, 435, 500, 820, 5_000, 10_000].map(showRate)).toEqual([
    '0%',
    '0.05%',
    '0.5%',
    '0.6%',
    '2.5%',
    '2.55%',
    '4.35%',
    '5%',
    '8.2%',
    '50%',
    '100%',
  ]);
});

test('no rate is shown with more places than it has', () => {
  const rates = Array.from({ length: 10_001 }, (_, basisPoints) => showRate(basisPoints));
  expect(rates.filter((rate) => !/^\d{1,3}(\.\d{1,2})?%$/.test(rate))).toEqual([]);
});

test('a share is shown to one decimal', () => {
  expect([0, 3_725, 9_925, 9_333, 10_000].map(showShare)).toEqual(['0%', '37.3%', '99.3%', '93.3%', '100%']);
});

describe('a change', () => {
  it('is in percent of what was before', () => {
    expect(computeChange({ now: 480, before: 400 })).toBe(20);
    expect(computeChange({ now: 2, before: 3 })).toBe(-33.3);
  });

  it('from nothing has no percentage', () => expect(computeChange({ now: 5, before: 0 })).toBeNull());

  it('of a share is in percentage points', () =>
    expect(computeShareChange({ now: 480, before: 470 })).toBe(0.1));

  it('is shown with its sign', () => {
    expect([6.8, -2.7, 0].map(showChange)).toEqual(['+6.8%', '−2.7%', '0%']);
  });
});
