import { parse } from 'papaparse';

const splitAt = (text: string, delimiter: string): string[][] =>
  parse<string[]>(text, { delimiter, newline: '\n' }).data.map((row) => row.map((cell) => cell.trim()));

/** A tab behind a cell parts it from the next; one before a number keeps it text in our own tables. */
const parting = /[^\s,;，"]\t/;

/** Pasted or CSV text to cells: tabs when there are any, else commas (on a line without, full-width ones) or semicolons. */
export function parseCells(text: string): string[][] {
  const delimiter = parting.test(text) ? '\t' : /[,，]/.test(text) ? ',' : ';';
  return splitAt(text.replaceAll('\r\n', '\n'), delimiter)
    .map((row) => (delimiter === ',' && row.length === 1 ? (splitAt(row[0] ?? '', '，')[0] ?? row) : row))
    .filter((row) => row.length > 1 || row[0] !== '');
}

/** A file's cells as text; the reader of spreadsheets is loaded only when one is given. */
export async function readTableFile(file: File): Promise<string[][]> {
  if (!/\.xlsx$/i.test(file.name)) return parseCells(await decodeText(file));
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows
    .map((row) => row.map((cell) => (cell === null ? '' : String(cell).trim())))
    .filter((row) => row.some((cell) => cell !== ''));
}

/** Spreadsheets in China still save CSV as GB18030; text that is not UTF-8 is read as that. */
async function decodeText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
