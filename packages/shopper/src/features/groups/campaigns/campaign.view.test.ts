import { describe, expect, test } from 'vitest';
import {
  backPerPiece,
  computeWanted,
  firstEnd,
  furthestPaid,
  ladderPart,
  nextTier,
  reachedTier,
  tierMarks,
} from './campaign.view.ts';

const tiers = [
  { size: 2, price: '99.00' },
  { size: 5, price: '89.00' },
  { size: 10, price: '79.00' },
];

describe('the tiers of a ladder', () => {
  test('are reached by paid members alone, the highest of them setting the price', () => {
    expect([0, 1, 2, 4, 5, 10].map((paid) => reachedTier(tiers, paid)?.size)).toEqual([
      undefined,
      undefined,
      2,
      2,
      5,
      10,
    ]);
    expect(nextTier(tiers, 5)?.size).toBe(10);
    expect(nextTier(tiers, 10)).toBeUndefined();
  });

  test('say how many more each one wants', () => {
    expect(tierMarks(tiers, 6).map(({ state, lacking }) => [state, lacking])).toEqual([
      ['reached', 0],
      ['current', 0],
      ['ahead', 4],
    ]);
  });

  test('stand evenly along a line that fills between them', () => {
    expect([0, 1, 2, 5, 10, 12].map((paid) => ladderPart(tiers, paid))).toEqual([0, 0, 1 / 3, 2 / 3, 1, 1]);
    expect(ladderPart(tiers, 3)).toBeCloseTo((1 + 1 / 3) / 3);
  });
});

test('the difference of a ladder is what the first step cost more than the one it ended at', () => {
  expect(backPerPiece(tiers, '79.00')).toBe('20.00');
  expect(backPerPiece(tiers, '99.00')).toBeNull();
});

describe('an open team', () => {
  test('wants who makes it succeed, and past that who brings the next price', () => {
    expect(computeWanted(tiers, { paid: 1, lacking: 1 })).toEqual({ count: 1, price: null });
    expect(computeWanted(tiers, { paid: 3, lacking: 0 })).toEqual({ count: 2, price: '89.00' });
    expect(computeWanted(tiers, { paid: 10, lacking: 0 })).toEqual({ count: 0, price: null });
  });

  test('that is furthest stands for the goods', () => {
    expect(furthestPaid([{ paid: 1 }, { paid: 4 }])).toBe(4);
    expect(furthestPaid([])).toBe(0);
  });
});

describe('the end of several campaigns', () => {
  test('is that of the first of them, or of the first team', () => {
    expect(
      firstEnd([
        { ends_at: 50, nearest: { ends_at: 40 } },
        { ends_at: 45, nearest: null },
      ]),
    ).toBe(40);
    expect(firstEnd([{ ends_at: 45, nearest: null }])).toBe(45);
    expect(firstEnd([{ ends_at: null, nearest: null }])).toBeNull();
  });
});
