import { expect, test } from 'vitest';
import { countdownText, countdownTone, lengthText } from './countdown.ts';

const hour = 3600;

test('a countdown is grey above six hours, amber up to six, rose up to three', () => {
  expect([6 * hour + 1, 6 * hour, 3 * hour + 1, 3 * hour, 0, -5].map(countdownTone)).toEqual([
    'calm',
    'soon',
    'soon',
    'urgent',
    'urgent',
    'urgent',
  ]);
});

test('days stand before the clock, and nothing is below zero', () => {
  expect(countdownText(8 * 86_400 + hour + 47 * 60 + 12, 'zh')).toBe('8 天 01:47:12');
  expect(countdownText(86_400, 'en')).toBe('1 d 00:00:00');
  expect(countdownText(5 * hour + 40 * 60 + 12, 'zh')).toBe('05:40:12');
  expect(countdownText(-3, 'zh')).toBe('00:00:00');
});

test('a duration shows its two largest units', () => {
  expect(lengthText(2 * 86_400 + 3 * hour + 59, 'zh')).toBe('2 天 3 小时');
  expect(lengthText(2400, 'en')).toBe('40 min');
  expect(lengthText(61, 'zh')).toBe('1 分钟 1 秒');
  expect(lengthText(0, 'en')).toBe('0 s');
});
