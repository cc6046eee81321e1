import { toCsv } from '../../../kernel/csv.ts';
import { saveTable } from '../../../kernel/save-file.ts';

/** Keeps tables, one below the other, as one file of the range. */
export function exportFigures(
  name: string,
  { from, to }: { from: string; to: string },
  tables: readonly (readonly (readonly (string | number)[])[])[],
): void {
  saveTable(`${name}-${from}-${to}.csv`, tables.map(toCsv).join('\r\n'));
}
