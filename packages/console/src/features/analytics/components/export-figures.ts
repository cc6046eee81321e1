import { saveTable } from '@chengji/client-kit/files/save-file';
import { toCsv } from '../../../kernel/csv.ts';

/** Keeps tables, one below the other, as one file of the range. */
export function exportFigures(
  name: string,
  { from, to }: { from: string; to: string },
  tables: readonly (readonly (readonly (string | number)[])[])[],
): void {
  saveTable(`${name}-${from}-${to}.csv`, tables.map(toCsv).join('\r\n'));
}
