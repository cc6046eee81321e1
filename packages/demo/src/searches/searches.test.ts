import { expect, test } from 'vitest';
import { allGoods } from '../goods/all-goods.ts';
import { searchCases } from './searches.ts';

test('the searches that are tried are 150 at least, each of its own words, and expect goods that are there', () => {
  expect(searchCases.length).toBeGreaterThanOrEqual(150);
  expect(new Set(searchCases.map(({ words }) => words)).size).toBe(searchCases.length);
  const keys = new Set(allGoods.map(({ key }) => key));
  expect(searchCases.flatMap(({ first }) => first).filter((key) => !keys.has(key))).toEqual([]);
});
