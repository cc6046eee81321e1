import { expect, it } from 'vitest';
import { startOfDay, toDay } from './day.ts';

it('begins the day at midnight in Shanghai', () => {
  expect(toDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(toDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});

it('knows when the day of a moment began', () => {
  const midnight = new Date('2026-11-20T16:00:00Z');
  expect(startOfDay(midnight)).toEqual(midnight);
  expect(startOfDay(new Date('2026-11-21T15:59:59Z'))).toEqual(midnight);
  expect(startOfDay(new Date('2026-11-20T15:59:59Z'))).toEqual(new Date('2026-11-19T16:00:00Z'));
});
