import { expect, test } from 'vitest';
import { nextAfter } from './next-after.ts';

test('after a decision the queue goes on with the next item, after the last with the one above', () => {
  const rows = [{ id: 5 }, { id: 7 }, { id: 9 }];
  expect(nextAfter(rows, 5)).toBe(7);
  expect(nextAfter(rows, 9)).toBe(7);
  expect(nextAfter([{ id: 5 }], 5)).toBeUndefined();
});
