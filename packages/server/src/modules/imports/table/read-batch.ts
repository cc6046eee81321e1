/** Some lines of a table, read as the goods they name. */

import type { ReadGoods } from '../imports.queries.ts';
import type { TableShape } from '../imports.tables.ts';
import { cutText } from './cut-text.rules.ts';
import { endOfLines, type TableRow, toRow } from './goods-table.rules.ts';
import { parseLines } from './parse-lines.ts';

const mostLines = 2_000;
/** A goods of more lines is refused when it is imported: no more of them are needed for that. */
const mostLinesOfGoods = 600;
const longestHandle = 255;

type Piece = { bytes: Uint8Array; isLast: boolean; shape: TableShape; line: number };
export type ReadBatch = { goods: ReadGoods[]; rows: number; bytes: number; line: number };

/** The whole lines at the beginning of a piece; the table's last need not end in a line break. Null where there is none. */
export function readBatch({ bytes: piece, isLast, shape, line }: Piece): ReadBatch | null {
  const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  const end = endOfLines(bytes, mostLines);
  const hasMore = endOfLines(bytes, mostLines + 1) > end;
  const whole = isLast && !hasMore ? bytes.length : end;
  if (whole === 0 && !isLast) return null;
  const { lines, last } = parseLines(bytes.subarray(0, whole), shape.separator, line);
  const rows = lines
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, line }) => toRow(shape.order, cells, line));
  return { goods: groupedByHandle(rows), rows: rows.length, bytes: whole, line: last };
}

/** A line without a handle stands for itself, to be refused by its number. */
function groupedByHandle(rows: readonly TableRow[]): ReadGoods[] {
  const getHandle = ({ cells: { handle }, line }: TableRow) =>
    handle && handle.length <= longestHandle ? handle : line;
  return [...Map.groupBy(rows, getHandle)].map(([handle, grouped]) => ({
    line: grouped[0]?.line ?? 0,
    handle: typeof handle === 'string' ? handle : null,
    title: cutText(findCell(grouped, 'title') ?? '', 200),
    type: cutText(findCell(grouped, 'type') ?? findCell(grouped, 'category') ?? '', 400),
    rows: grouped.slice(0, mostLinesOfGoods).map((row, index) => (index === 0 ? row : withoutBody(row))),
  }));
}

const findCell = (rows: readonly TableRow[], key: 'title' | 'type' | 'category') =>
  rows.find(({ cells }) => cells[key])?.cells[key];

/** A goods is described by its first line. */
const withoutBody = ({ line, cells: { body: _, ...cells } }: TableRow): TableRow => ({ line, cells });
