import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from '../../../kernel/refusal.ts';

const longestLine = 2_000_000;
const [newline, carriageReturn] = [0x0a, 0x0d];

/** `bytes`: where the record ends. */
type Parsed = { record: string[]; info: { bytes: number } };

/** Whole lines of a table, each with the number of the line it begins at; `before` lines came before them. */
export function parseLines(
  bytes: Buffer,
  separator: string,
  before: number,
): { lines: { cells: string[]; line: number }[]; last: number } {
  const getLine = numberLines(bytes, before);
  try {
    const parsed = parse(bytes, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestLine,
    }) as unknown as Parsed[];
    let end = 0;
    const lines = parsed.map(({ record, info }) => {
      const line = getLine(end);
      end = info.bytes;
      return { cells: record, line };
    });
    return { lines, last: before + countLineBreaks(bytes) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { bytes: end = 0 } = error as CsvError & { bytes?: number };
    throw new Refusal('imports.not_a_table', { line: getLine(end) }, { field: 'file' });
  }
}

/**
 * The line that what comes next at a place begins at; places are asked for from the first to the last. Counted
 * as text editors do, which is not as the parser does: it takes CRLF within quotes for two.
 */
function numberLines(bytes: Buffer, before: number): (place: number) => number {
  let at = 0;
  let line = before + 1;
  return (place) => {
    for (; at < place || isLineBreak(bytes[at]); at += 1) if (bytes[at] === newline) line += 1;
    return line;
  };
}

const isLineBreak = (byte: number | undefined): boolean => byte === newline || byte === carriageReturn;

const countLineBreaks = (bytes: Buffer): number => {
  let breaks = 0;
  for (const byte of bytes) if (byte === newline) breaks += 1;
  return breaks;
};
