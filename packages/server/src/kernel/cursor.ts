/** Where an endless list goes on: the last row's sort key and id, opaque to the client that carries it. */
import { Refusal } from './refusal.ts';

export type CursorKey = readonly number[];

/** `list` names the list and its order, so that the cursor of another list is told apart. */
export const writeCursor = (list: string, ...key: CursorKey): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString('base64url');

/** The `size` numbers of a cursor of this list; refuses what this list never gave out. */
export const readCursor = (list: string, size: number, cursor: string): number[] =>
  readLongCursor(list, { least: size, most: size }, cursor);

/** The same of a list whose cursors carry more or fewer numbers. */
export function readLongCursor(
  list: string,
  { least, most }: { least: number; most: number },
  cursor: string,
): number[] {
  const [name, ...key] = parse(cursor);
  const isOfList = name === list && key.length >= least && key.length <= most;
  if (!isOfList || !key.every(Number.isSafeInteger)) {
    throw new Refusal('common.bad_cursor', {}, { field: 'cursor' });
  }
  return key as number[];
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Of a list with numbered pages: the page after this one, or null after the last. */
export const nextPage = (page: number, limit: number, total: number): string | null =>
  page * limit < total ? String(page + 1) : null;

/** Cuts the one row too many that was asked for to learn whether the list goes on. */
export function pageFrom<T>(
  rows: readonly T[],
  limit: number,
  cursorOf: (last: T) => string,
): { rows: T[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? cursorOf(last) : null };
}
