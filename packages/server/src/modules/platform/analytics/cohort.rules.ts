/** What share of those who began together come back in each month or week after. */
import { computeShare } from '../period.rules.ts';

export type CohortCount = { first: number; step: number; people: number };
export type CohortRow = { first: number; people: number; shares: number[] };

/**
 * One row for each step somebody began in, the newest last; its shares reach up to the step under way. `sizes` is how many
 * began in each; without it, those of the first step itself.
 */
export function toCohorts(
  counts: readonly CohortCount[],
  newest: number,
  sizes?: ReadonlyMap<number, number>,
): CohortRow[] {
  const byFirst = Map.groupBy(
    counts.filter(({ first, step }) => step >= first),
    ({ first }) => first,
  );
  const firsts = [...new Set([...byFirst.keys(), ...(sizes?.keys() ?? [])])].sort((a, b) => a - b);
  return firsts.map((first) => {
    const rows = byFirst.get(first) ?? [];
    const at = (step: number) => rows.find((row) => row.step === step)?.people ?? 0;
    const people = sizes?.get(first) ?? at(first);
    const shares = Array.from({ length: newest - first + 1 }, (_, after) =>
      computeShare(at(first + after), people),
    );
    return { first, people, shares };
  });
}

/** Months as whole numbers, one after the other. */
export const toMonthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The first day of a month. */
export const toMonthDay = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
