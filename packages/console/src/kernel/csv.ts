/** Tables as CSV that spreadsheets take as they are meant. */
import { unparse } from 'papaparse';

type Cell = string | number;

/** Spreadsheets round whole numbers of more than 15 digits, and run what begins like a formula: such cells stay text. */
const keepText = (cell: Cell): Cell =>
  typeof cell === 'string' && /^([=+\-@]|\d{12,}$)/.test(cell) ? `\t${cell}` : cell;

export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.length === 0
    ? ''
    : `${unparse(
        rows.map((row) => row.map(keepText)),
        { newline: '\r\n' },
      )}\r\n`;
