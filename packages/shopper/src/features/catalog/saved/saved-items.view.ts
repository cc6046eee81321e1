/** Saved items, as their pages show them. */
import type { Footprint } from '@chengji/contract';

/** One goods in one place of the list: footprints have a goods once a day. */
export const toFootprintKey = ({ day, goods }: Footprint): string => `${day} ${goods.id}`;

export type FootprintLine = { key: string; day: string } | { key: string; cells: Footprint[] };

const IN_A_LINE = 3;

/** The footprints as lines to draw: the line of each day, then its goods three at a time. */
export function toFootprintLines(rows: readonly Footprint[]): FootprintLine[] {
  const lines: FootprintLine[] = [];
  let day = '';
  for (const row of rows) {
    if (row.day !== day) {
      day = row.day;
      lines.push({ key: day, day });
    }
    const last = lines.at(-1);
    if (last && 'cells' in last && last.cells.length < IN_A_LINE) last.cells.push(row);
    else lines.push({ key: toFootprintKey(row), cells: [row] });
  }
  return lines;
}

/** How many days before `today` a day is; both as `2026-11-21`. */
export const daysAgo = (day: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);

/** Chosen ones that are still there, or none when all were chosen; the other way round all that are there. */
export const toggledAll = <Key>(chosen: ReadonlySet<Key>, all: readonly Key[]): Set<Key> =>
  all.every((key) => chosen.has(key)) ? new Set() : new Set(all);

export function toggled<Key>(chosen: ReadonlySet<Key>, key: Key): Set<Key> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}
