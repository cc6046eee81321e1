/** Days as text, `2026-11-21`: they have no time zone. */
import { dayMs } from './durations.ts';

/** From one day to another, both with them. */
export type Days = { from: string; to: string };

const toText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const shiftDay = (day: string, by: number): string => toText(Date.parse(day) + by * dayMs);

export const countDays = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

export const listDays = (days: Days): string[] =>
  Array.from({ length: Math.max(0, countDays(days)) }, (_, index) => shiftDay(days.from, index));
