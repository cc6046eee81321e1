/** What a goods can be chosen by, as its lines name it. */
import { cutText } from './cut-text.rules.ts';
import { limits } from './goods-limits.rules.ts';
import type { TableRow } from './goods-table.rules.ts';

const columns = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const;

type Column = (typeof columns)[number][1];
/** `named`: null where the table has values of it and no name. */
export type Option = { column: Column; name: string; named: string | null };

/** The goods' lines name the options once; one that is only "Title: Default Title" has no choice at all. */
export function listOptions(rows: readonly TableRow[], variants: readonly TableRow[]): Option[] {
  const isPlain = variants.every(({ cells }) => ['Default Title', undefined].includes(cells.option1Value));
  if (isPlain) return [];
  return columns.flatMap(([nameColumn, column], index) => {
    const named = rows.find(({ cells }) => cells[nameColumn])?.cells[nameColumn] ?? null;
    if (named === null && !variants.some(({ cells }) => cells[column])) return [];
    const name = named ?? (index === 0 ? 'Option' : `Option ${index + 1}`);
    return [{ column, name: cutText(name, limits.optionName), named }];
  });
}

export const getValue = ({ cells }: TableRow, { column }: Option): string =>
  cutText(cells[column] ?? '-', limits.optionValue);
