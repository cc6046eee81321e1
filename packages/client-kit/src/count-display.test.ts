import { expect, test } from 'vitest';
import { showBadge, showCount } from './count-display.ts';

test('a count up to 999 is shown in full', () => {
  expect(showCount(0, 'zh')).toBe('0');
  expect(showCount(999, 'en')).toBe('999');
});

test('a count over 999 is cut to one decimal, which is left out where it is 0', () => {
  expect(showCount(1_000, 'zh')).toBe('1k');
  expect(showCount(2_431, 'zh')).toBe('2.4k');
  expect(showCount(9_999, 'zh')).toBe('9.9k');
});

test('a count over 9999 is shown in Chinese in 万, and far over in 亿', () => {
  expect(showCount(10_000, 'zh')).toBe('1万');
  expect(showCount(128_400, 'zh')).toBe('12.8万');
  expect(showCount(99_999_999, 'zh')).toBe('9999.9万');
  expect(showCount(120_000_000, 'zh')).toBe('1.2亿');
});

test('a count is shown in English in thousands, and far over in millions', () => {
  expect(showCount(1_200, 'en')).toBe('1.2K');
  expect(showCount(10_000, 'en')).toBe('10K');
  expect(showCount(128_400, 'en')).toBe('128.4K');
  expect(showCount(1_250_000, 'en')).toBe('1.2M');
});

test('a badge caps at 99+ and is absent at zero', () => {
  expect(showBadge(0)).toBe('');
  expect(showBadge(7)).toBe('7');
  expect(showBadge(99)).toBe('99');
  expect(showBadge(100)).toBe('99+');
});
