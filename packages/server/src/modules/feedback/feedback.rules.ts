import type { FeedbackCategory } from '@chengji/contract';

export const MOST_AN_HOUR = 5;

/** Enough of a contact to recognise it, not to use it. */
export function maskContact(contact: string): string {
  const [name = '', host] = contact.split('@');
  const shown = Math.min(3, Math.floor(name.length / 3));
  const masked = `${name.slice(0, shown)}****${host === undefined && shown > 0 ? name.slice(-shown) : ''}`;
  if (contact === '') return '';
  return host === undefined ? masked : `${masked}@${host}`;
}

/** Four characters of a visitor's hash. */
export const nameVisitor = (sender: string): string => sender.slice(sender.indexOf(':') + 1).slice(0, 4);

/** How much feedback of a day had this rating and category. */
export type DayCount = { day: string; rating: number; category: FeedbackCategory; count: number };

const sum = (rows: readonly DayCount[]): number => rows.reduce((all, { count }) => all + count, 0);

/** In hundredths of a star. */
export function computeAverage(rows: readonly DayCount[]): number | null {
  const count = sum(rows);
  if (count === 0) return null;
  return Math.round((rows.reduce((all, row) => all + row.rating * row.count, 0) * 100) / count);
}

function countCategories(rows: readonly DayCount[]): Map<FeedbackCategory, number> {
  const counts = new Map<FeedbackCategory, number>();
  for (const { category, count } of rows) counts.set(category, (counts.get(category) ?? 0) + count);
  return counts;
}

const byCount = (a: readonly [string, number], b: readonly [string, number]): number =>
  b[1] - a[1] || a[0].localeCompare(b[0]);

export function findMost(rows: readonly DayCount[]): { category: FeedbackCategory; count: number } | null {
  const [most] = [...countCategories(rows)].toSorted(byCount);
  return most ? { category: most[0], count: most[1] } : null;
}

/** Of `days`, beside the rows of other days that came before them. */
export function computeFigures(rows: readonly DayCount[], days: readonly string[]) {
  const shown = rows.filter(({ day }) => days.includes(day));
  const before = countCategories(rows.filter(({ day }) => !days.includes(day)));
  const now = countCategories(shown);
  const categories = [...new Set([...now.keys(), ...before.keys()])]
    .map((category) => [category, now.get(category) ?? 0] as const)
    .toSorted(byCount);
  return {
    count: sum(shown),
    average: computeAverage(shown),
    steps: days.map((day) => {
      const ofDay = shown.filter((row) => row.day === day);
      return { day, count: sum(ofDay), average: computeAverage(ofDay), most: findMost(ofDay) };
    }),
    ratings: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: sum(shown.filter((row) => row.rating === rating)),
    })),
    categories: categories.map(([category, count]) => ({
      category,
      count,
      count_before: before.get(category) ?? 0,
    })),
  };
}
