import { expect, test } from 'vitest';
import { toCohorts, toMonthDay, toMonthNumber } from './cohort.rules.ts';

test('a cohort’s shares are of those who began, up to the step under way', () => {
  const counts = [
    { first: 1, step: 1, people: 4 },
    { first: 1, step: 3, people: 1 },
    { first: 3, step: 3, people: 2 },
  ];
  expect(toCohorts(counts, 3)).toEqual([
    { first: 1, people: 4, shares: [10_000, 0, 2_500] },
    { first: 3, people: 2, shares: [10_000] },
  ]);
});

test('where not all who began did it, the shares are of all of them', () => {
  const counts = [{ first: 0, step: 0, people: 1 }];
  expect(toCohorts(counts, 1, new Map([[0, 4]]))).toEqual([{ first: 0, people: 4, shares: [2_500, 0] }]);
});

test('months follow each other over the year', () => {
  expect(toMonthDay(toMonthNumber('2025-12') + 1)).toBe('2026-01-01');
});
