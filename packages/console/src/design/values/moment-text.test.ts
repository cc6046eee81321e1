import { getTimeDisplay } from '@chengji/client-kit/time-display';
import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

const at = (year: number, month: number, day: number, hour = 0, minute = 0) =>
  Date.UTC(year, month - 1, day, hour - 8, minute) / 1000;
const inShanghai = getTimeDisplay('Asia/Shanghai');
const now = at(2026, 11, 21, 14, 32);

test.each([
  [at(2026, 11, 21, 10, 24), '今天 10:24', 'Today 10:24'],
  [at(2026, 11, 20, 18, 32), '昨天 18:32', 'Yesterday 18:32'],
  [at(2026, 11, 22, 0, 1), '明天 00:01', 'Tomorrow 00:01'],
  [at(2026, 11, 18, 11, 20), '11-18 11:20', '11-18 11:20'],
  [at(2025, 3, 2, 8, 0), '2025-03-02', '2025-03-02'],
])('the moment %d reads %s', (moment, zh, en) => {
  expect(momentText(moment, now, 'zh', inShanghai)).toBe(zh);
  expect(momentText(moment, now, 'en', inShanghai)).toBe(en);
});

test('yesterday is the day before, not the 24 hours before', () => {
  expect(momentText(at(2026, 11, 20, 23, 59), at(2026, 11, 21, 0, 1), 'zh', inShanghai)).toBe('昨天 23:59');
});

test('today is the market’s day, not the reader’s', () => {
  const inNewYork = getTimeDisplay('America/New_York');
  expect(momentText(at(2026, 11, 21, 12), now, 'en', inNewYork)).toBe('Yesterday 23:00');
});
