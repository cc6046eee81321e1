import { expect, test } from 'vitest';
import { linePath, linePoints, roundCeiling } from './line-shape.ts';

test.each([
  [0, 1],
  [7, 8],
  [10, 10],
  [351_140, 400_000],
  [1_000_001, 2_000_000],
])('the axis above %d ends at %d', (value, top) => expect(roundCeiling(value)).toBe(top));

test('the first point is at the left edge, the last at the right, zero at the bottom', () => {
  expect(linePoints([0, 5, 10], 100, 50)).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 25 },
    { x: 100, y: 0 },
  ]);
});

test('a single value and no value draw nothing wrong', () => {
  expect(linePoints([3], 100, 50)).toHaveLength(1);
  expect(linePath([])).toBe('');
});
