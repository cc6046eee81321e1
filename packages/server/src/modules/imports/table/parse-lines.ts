import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from '../../../kernel/refusal.ts';

const longestLine = 2_000_000;

type Parsed = { record: string[]; info: { lines: number } };

/** Whole lines of a table, each with the number of the line it begins at; `before` lines came before them. */
export function parseLines(
  bytes: Buffer,
  separator: string,
  before: number,
): { lines: { cells: string[]; line: number }[]; last: number } {
  try {
    const parsed = parse(bytes, {
      delimiter: separator,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestLine,
    }) as unknown as Parsed[];
    const lines = parsed.map(({ record, info }) => ({
      cells: record,
      line: before + info.lines - lineBreaksWithin(record),
    }));
    return { lines, last: before + lineBreaksIn(bytes) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw new Refusal('imports.not_a_table', { line: before + (lines ?? 1) }, { field: 'file' });
  }
}

const lineBreaksWithin = (cells: readonly string[]): number =>
  cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);

const lineBreaksIn = (bytes: Buffer): number => {
  let breaks = 0;
  for (const byte of bytes) if (byte === 0x0a) breaks += 1;
  return breaks;
};
