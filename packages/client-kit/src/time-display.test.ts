import { describe, expect, test } from 'vitest';
import { countdownParts, getTimeDisplay } from './time-display.ts';

const { showAgo, showDate, showDay, showDayInWords, showMoment, showShortMoment, readMoment } =
  getTimeDisplay('Asia/Shanghai');
const seconds = (text: string) => new Date(`${text}+08:00`).getTime() / 1000;
const now = seconds('2026-11-21T12:00:00');

describe('a moment in the past', () => {
  test('under 300 seconds is just now', () => {
    expect(showAgo(now - 299, now, 'zh')).toBe('刚刚');
    expect(showAgo(now + 20, now, 'en')).toBe('Just now');
  });

  test('is shown in minutes, hours and days up to 30 days', () => {
    expect(showAgo(now - 300, now, 'zh')).toBe('5 分钟前');
    expect(showAgo(now - 3_599, now, 'en')).toBe('59 min ago');
    expect(showAgo(now - 3_600, now, 'zh')).toBe('1 小时前');
    expect(showAgo(now - 86_400 * 3, now, 'zh')).toBe('3 天前');
    expect(showAgo(now - 86_400 * 30, now, 'en')).toBe('30 d ago');
  });

  test('is shown as a date after 30 days, with the year when it is another', () => {
    expect(showAgo(seconds('2026-10-01T08:00:00'), now, 'zh')).toBe('10-01');
    expect(showDay(seconds('2025-12-31T08:00:00'), now)).toBe('2025-12-31');
  });
});

test('a moment is shown in full or short', () => {
  expect(showMoment(seconds('2026-11-20T20:14:33'))).toBe('2026-11-20 20:14:33');
  expect(showShortMoment(seconds('2026-11-20T20:14:33'))).toBe('11-20 20:14');
});

test('a moment is shown in the market’s time zone, not the reader’s', () => {
  const at = seconds('2026-11-20T02:14:33');
  expect(showDate(at)).toBe('2026-11-20');
  const inNewYork = getTimeDisplay('America/New_York');
  expect(inNewYork.showMoment(at)).toBe('2026-11-19 13:14:33');
  expect(inNewYork.showDayInWords(at, 'en')).toBe('19 Nov');
  expect(inNewYork.showDay(seconds('2027-01-01T08:00:00'), at)).toBe('12-31');
});

test('a text names a moment of the market’s time zone', () => {
  expect(readMoment('2026-11-20 20:14:33')).toBe(seconds('2026-11-20T20:14:33'));
});

test('a zone that this machine does not know is shown as the usual one', () => {
  expect(getTimeDisplay('Mars/Olympus').zone).toBe('Asia/Shanghai');
});

test('a day in a sentence follows the language', () => {
  expect(showDayInWords(seconds('2026-11-23T00:00:00'), 'zh')).toBe('11月23日');
  expect(showDayInWords(seconds('2026-11-23T00:00:00'), 'en')).toBe('23 Nov');
});

test('a countdown writes days before the clock and stops at zero', () => {
  expect(countdownParts(6 * 86_400 + 23 * 3600 + 41 * 60 + 8)).toEqual({
    days: 6,
    hours: '23',
    minutes: '41',
    seconds: '08',
  });
  expect(countdownParts(-5)).toEqual({ days: 0, hours: '00', minutes: '00', seconds: '00' });
});
