import { expect, test } from 'vitest';
import { findWrongSaleTime } from './sale-times.rules.ts';

const now = 10;
const find = (isOn: boolean, startsAt: number | null, endsAt: number | null) =>
  findWrongSaleTime({ isOn, startsAt, endsAt }, now);

test('a sale that is to begin does so in the future', () => {
  expect(find(false, 11, null)).toBeNull();
  expect(find(false, 10, null)).toBe('sale_starts_at');
});

test('a sale ends after it begins, one that runs after now', () => {
  expect(find(false, 11, 12)).toBeNull();
  expect(find(false, 11, 11)).toBe('sale_ends_at');
  expect(find(true, null, 11)).toBeNull();
  expect(find(true, null, 10)).toBe('sale_ends_at');
});

test('a goods off sale with no start to come may have an end that has passed', () => {
  expect(find(false, null, 9)).toBeNull();
});
