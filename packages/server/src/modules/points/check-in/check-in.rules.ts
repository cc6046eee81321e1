/**
 * Days as texts of the market's calendar, `2026-11-21`, and what the month of a person shows. A row is days that
 * follow each other; it counts as the present one while its last day is today or yesterday.
 */
import type { CheckInState } from '@chengji/contract';
import { computeDayPoints } from '@chengji/contract/points/points.rules';
import { countDays, shiftDay } from '../../../kernel/time/days.ts';

export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

export function endOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

export const listDays = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, countDays({ from: first, to: last })) }, (_, index) =>
    shiftDay(first, index),
  );

export type Row = { firstDay: string; lastDay: string };
export type CheckedDay = { day: string; isMadeUp: boolean; points: number };

export const countRow = ({ firstDay, lastDay }: Row): number => countDays({ from: firstDay, to: lastDay });

/** Of the row somebody is in; none when they missed yesterday and have not come today. */
export const isPresent = ({ lastDay }: Row, today: string): boolean => lastDay >= shiftDay(today, -1);

export function presentDay(day: string, today: string, checked: CheckedDay | undefined) {
  const state: CheckInState = checked
    ? checked.isMadeUp
      ? 'made_up'
      : 'signed'
    : day >= today
      ? 'future'
      : 'missed';
  return { date: day, state, points: checked?.points ?? 0 };
}

type DayRule = { step: number; most: number };

/** Around today: what was earned, and what would be by coming each day from now on. */
export function presentWeek(
  today: string,
  checked: ReadonlyMap<string, CheckedDay>,
  { present, rule }: { present: number; rule: DayRule },
) {
  const soonest = checked.has(today) ? shiftDay(today, 1) : today;
  return listDays(shiftDay(today, -2), shiftDay(today, 4)).map((day) =>
    day < soonest
      ? presentDay(day, today, checked.get(day))
      : {
          date: day,
          state: 'future' as const,
          points: computeDayPoints(present + countDays({ from: soonest, to: day }), rule),
        },
  );
}

/** The latest day before today of its month that is not checked; null when there is none. */
export const findLatestMissed = (today: string, checked: ReadonlyMap<string, CheckedDay>): string | null =>
  listDays(startOfMonth(today), shiftDay(today, -1)).findLast((day) => !checked.has(day)) ?? null;
