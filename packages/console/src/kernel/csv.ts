/** Tables as CSV that spreadsheets take as they are meant. */

type Cell = string | number;

/** Spreadsheets round whole numbers of more than 15 digits, and run what begins like a formula: such cells stay text. */
function toCell(cell: Cell): string {
  const text = String(cell);
  const kept = typeof cell === 'string' && /^([=+\-@]|\d{12,}$)/.test(text) ? `\t${text}` : text;
  return /[",\n]/.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
}

export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
