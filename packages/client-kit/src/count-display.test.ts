import { expect, test } from 'vitest';
import { showBadge, showCount } from './count-display.ts';

test('a count up to 999 is shown in full', () => {
  expect(showCount(0)).toBe('0');
  expect(showCount(999)).toBe('999');
});

test('a count over 999 is shown in k, over 9999 in w, with one decimal', () => {
  expect(showCount(1_000)).toBe('1.0k');
  expect(showCount(2_431)).toBe('2.4k');
  expect(showCount(9_999)).toBe('9.9k');
  expect(showCount(10_000)).toBe('1.0w');
  expect(showCount(128_400)).toBe('12.8w');
});

test('a badge caps at 99+ and is absent at zero', () => {
  expect(showBadge(0)).toBe('');
  expect(showBadge(7)).toBe('7');
  expect(showBadge(99)).toBe('99');
  expect(showBadge(100)).toBe('99+');
});
