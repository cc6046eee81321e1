/** Whether a shop answers at a moment, which comes as the market's clocks show it. */
import { dayMs } from '../../../kernel/time/durations.ts';

export type Hours = {
  isOn: boolean;
  days: readonly number[];
  fromMinute: number;
  toMinute: number;
  away: string;
};

/** `2026-11-21 16:05`, as Saturday (6 of 1 to 7, Monday being 1) and minutes since midnight. */
export function readMinuteText(text: string): { weekday: number; minute: number } {
  const [hours = 0, minutes = 0] = text.slice(11).split(':').map(Number);
  const weekday = Math.floor(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / dayMs + 3) % 7;
  return { weekday: weekday + 1, minute: hours * 60 + minutes };
}

/** What is said for the shop at this time; null while it answers itself. */
export const findAway = (hours: Hours | null, minuteText: string): string | null =>
  !hours?.isOn || isAnswering(hours, readMinuteText(minuteText)) ? null : hours.away;

const dayBefore = (weekday: number): number => ((weekday + 5) % 7) + 1;

/** Hours that end before they begin go on after midnight, and belong to the day they began on. */
function isAnswering(
  { days, fromMinute, toMinute }: Hours,
  { weekday, minute }: ReturnType<typeof readMinuteText>,
): boolean {
  if (fromMinute < toMinute) return days.includes(weekday) && minute >= fromMinute && minute < toMinute;
  return minute < toMinute
    ? days.includes(dayBefore(weekday))
    : minute >= fromMinute && days.includes(weekday);
}

export const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const toTime = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
