import { parseCells } from './ship-lines.ts';

/** A file's cells as text; the reader of spreadsheets is loaded only when one is given. */
export async function readTableFile(file: File): Promise<string[][]> {
  if (!/\.xlsx$/i.test(file.name)) return parseCells(await decodeText(file));
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows
    .map((row) => row.slice(0, 3).map((cell) => (cell === null ? '' : String(cell).trim())))
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
