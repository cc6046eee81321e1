/** The days that figures are of, and as many before to compare them with. */
import type { AnalyticsRange } from '@chengji/contract';
import { countDays, type Days, listDays, shiftDay } from '../../../kernel/time/days.ts';

export type Asked = { range: AnalyticsRange; from?: string | undefined; to?: string | undefined };
export type DaysCompared = Days & { before: Days };

const lengths: Record<Exclude<AnalyticsRange, 'own'>, number> = { today: 1, week: 7, month: 30, quarter: 90 };

export function computeDays({ range, from, to }: Asked, today: string): DaysCompared {
  const days =
    range === 'own' && from && to
      ? { from, to }
      : { from: shiftDay(today, 1 - lengths[range === 'own' ? 'month' : range]), to: today };
  const length = countDays(days);
  return { ...days, before: { from: shiftDay(days.from, -length), to: shiftDay(days.to, -length) } };
}

/** Each day of a range, next to the same of the one before; a day of which there is nothing is `none`. */
export function pairDays<T extends { day: string }, N>(
  days: DaysCompared,
  rows: readonly T[],
  rowsBefore: readonly T[],
  none: N,
): { day: string; now: T | N; before: T | N }[] {
  const byDay = new Map([...rows, ...rowsBefore].map((row) => [row.day, row]));
  const before = listDays(days.before);
  return listDays(days).map((day, index) => ({
    day,
    now: byDay.get(day) ?? none,
    before: byDay.get(before[index] ?? '') ?? none,
  }));
}

export const addUp = <T>(rows: readonly T[], count: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0);
