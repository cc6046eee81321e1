/** A month of check-ins as a calendar, and points as text. Days are texts of the market's calendar. */
import type { CheckInInfo, PointsChange } from '@chengji/contract';

export type CalendarDay = CheckInInfo['month'][number] & { day: number; isToday: boolean };

/** With as many empty places before the first day as the week, from Sunday on, has begun without it. */
export function toCalendar({ month, today }: Pick<CheckInInfo, 'month' | 'today'>): {
  blanks: number[];
  days: CalendarDay[];
} {
  const first = month[0]?.date ?? today;
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  return {
    blanks: Array.from({ length: weekday }, (_, place) => place),
    days: month.map((one) => ({ ...one, day: Number(one.date.slice(8)), isToday: one.date === today })),
  };
}

export const parseMonth = (month: string): { year: number; month: number } => ({
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5, 7)),
});

/** `2026-11` so many months later. */
export function addMonths(month: string, count: number): string {
  const { year, month: at } = parseMonth(month);
  return new Date(Date.UTC(year, at - 1 + count, 1)).toISOString().slice(0, 7);
}

/** A day by its parts, as sentences name it. */
export const parseDay = (date: string): { month: number; day: number } => ({
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** Why no day can be made up; null when one can. */
export function findMakeupBlocker({ makeup }: Pick<CheckInInfo, 'makeup'>): 'noMissed' | 'noneLeft' | null {
  if (makeup.date === null) return 'noMissed';
  return makeup.left === 0 ? 'noneLeft' : null;
}

export function showSigned(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}

export type LogItem = PointsChange & { month: string | null; isLast: boolean };

/** Each change with the month that begins with it, and whether the month ends with it. */
export function toLogItems(rows: readonly PointsChange[], toMonth: (at: number) => string): LogItem[] {
  return rows.map((row, index) => {
    const month = toMonth(row.createtime);
    const [before, after] = [rows[index - 1], rows[index + 1]];
    return {
      ...row,
      month: before && toMonth(before.createtime) === month ? null : month,
      isLast: !after || toMonth(after.createtime) !== month,
    };
  });
}

/** 12,000 is 1.2 times. */
export const showRate = (basisPoints: number): string => String(basisPoints / 10_000);

/** How far somebody is from one level to the next, 0 to 1, and what is lacking; null at the highest. */
export function findNextLevel(
  levels: readonly { level: number; from: number }[],
  { level, growth }: { level: number; growth: number },
): { level: number; left: number; part: number } | null {
  const next = levels.find((one) => one.level > level && one.from > growth);
  if (!next) return null;
  const from = levels.findLast((one) => one.level < next.level)?.from ?? 0;
  const part = Math.max(0, Math.min(1, (growth - from) / (next.from - from)));
  return { level: next.level, left: next.from - growth, part };
}

/** Rows that have no number of their own, numbered as they stand. */
export const numberRows = <T extends object>(rows: readonly T[]): (T & { id: number })[] =>
  rows.map((row, id) => ({ ...row, id }));

/** A text parted at its numbers, which are every second part. */
export const splitNumbers = (text: string): { id: number; part: string; isNumber: boolean }[] =>
  text.split(/(\d+)/).map((part, id) => ({ id, part, isNumber: id % 2 === 1 }));
