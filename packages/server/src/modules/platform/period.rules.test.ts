import { expect, it } from 'vitest';
import { computePeriods, computeShare } from './period.rules.ts';

const now = new Date('2026-11-21T14:32:00+08:00');
const at = (text: string) => new Date(text).getTime() / 1_000;

it('compares today with yesterday up to the same minute', () => {
  const { now: today, before } = computePeriods('today', now);
  expect(today.from).toEqual(new Date('2026-11-21T00:00:00+08:00'));
  expect(before.from).toEqual(new Date('2026-11-20T00:00:00+08:00'));
  expect(today.to.getTime() - before.to.getTime()).toBe(86_400_000);
  expect(before.to.getTime()).toBe(now.getTime() - 86_400_000 + 1);
});

it('counts today by hours, and longer periods by days of the market’s time zone', () => {
  const today = computePeriods('today', now);
  expect(today.step).toBe('hour');
  expect(today.steps).toHaveLength(15);
  expect(today.steps.at(-1)).toBe(at('2026-11-21T14:00:00+08:00'));
  const week = computePeriods('week', now);
  expect(week.steps).toHaveLength(7);
  expect(week.steps[0]).toBe(at('2026-11-15T00:00:00+08:00'));
  expect(computePeriods('month', now).steps).toHaveLength(30);
});

it('begins a day at midnight of the market’s time zone, not of the server’s', () => {
  const justAfter = new Date('2026-11-20T16:00:00Z');
  expect(computePeriods('today', justAfter).steps).toEqual([at('2026-11-21T00:00:00+08:00')]);
});

it('lets periods follow one another without a gap', () => {
  const { now: week, before, apartMs } = computePeriods('week', now);
  expect(before.from.getTime() + apartMs).toBe(week.from.getTime());
});

it('shares in basis points, and takes nothing of nothing', () => {
  expect(computeShare(1, 3)).toBe(3_333);
  expect(computeShare(0, 0)).toBe(0);
});
