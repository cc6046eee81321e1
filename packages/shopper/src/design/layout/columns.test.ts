import { expect, test } from 'vitest';
import { heightForRatio, toColumns } from './columns.ts';

const height = (item: { h: number }) => item.h;
const items = [{ h: 3 }, { h: 1 }, { h: 1 }, { h: 1 }, { h: 2 }];

test('each item goes to the shorter column, the left one first', () => {
  const [left, right] = toColumns(items, height);
  expect(left).toEqual([items[0], items[4]]);
  expect(right).toEqual([items[1], items[2], items[3]]);
});

test('items stay where they are when more come', () => {
  const before = toColumns(items.slice(0, 3), height);
  const after = toColumns(items, height);
  expect(after[0].slice(0, before[0].length)).toEqual(before[0]);
  expect(after[1].slice(0, before[1].length)).toEqual(before[1]);
});

test('a ratio says how much higher than wide', () => {
  expect(heightForRatio('4:5')).toBe(1.25);
  expect(heightForRatio('1:1')).toBe(1);
});
