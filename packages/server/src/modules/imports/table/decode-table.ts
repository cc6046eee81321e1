/** Spreadsheets save tables in many encodings; from here on there is UTF-8 only. Whole tables never are in memory. */
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../../kernel/refusal.ts';
import type { TableShape } from '../imports.tables.ts';
import { endOfLines, findSeparator, listUnread, parseColumns } from './goods-table.rules.ts';
import { parseLines } from './parse-lines.ts';

const marks: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Without a mark it is UTF-8, or else what Chinese spreadsheets save. */
const unmarked = ['utf-8', 'gb18030'];

/** A header is not longer than this, however many columns it has. */
const longestHeader = 64 * 1024;

/** Writes a table as UTF-8; refuses what is no text, or no table of goods. */
export async function decodeTable({ from, to }: { from: string; to: string }): Promise<TableShape> {
  const begin = await firstBytes(from, 3);
  const marked = marks.find(([, mark]) => mark.every((byte, index) => begin[index] === byte));
  for (const encoding of marked ? [marked[0]] : unmarked) {
    const bytes = await decodeFile(from, to, encoding);
    if (bytes !== null) return computeShape(await firstBytes(to, longestHeader), bytes);
  }
  throw new Refusal('imports.not_a_table', { line: 1 }, { field: 'file' });
}

async function firstBytes(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** It cannot be text of this encoding. */
class NotText extends Error {}

/** How many bytes were written; null for what is no text of this encoding. */
async function decodeFile(from: string, to: string, encoding: string): Promise<number | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer): string => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      if (!text.includes('\u0000')) return text;
    } catch {
      // said below
    }
    throw new NotText();
  };
  const target = createWriteStream(to);
  try {
    await pipeline(
      createReadStream(from, { highWaterMark: 256 * 1024 }),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) yield decode(chunk);
        yield decode();
      },
      target,
    );
    return target.bytesWritten;
  } catch (error) {
    if (error instanceof NotText) return null;
    throw error;
  }
}

function computeShape(head: Buffer, bytes: number): TableShape {
  const [firstLine = ''] = head.toString().split(/\r?\n/, 1);
  const separator = findSeparator(firstLine);
  const end = Math.min(Buffer.byteLength(firstLine) + 2, head.length);
  const offset = endOfLines(head.subarray(0, end)) || head.length;
  const [header] = parseLines(head.subarray(0, offset), separator, 0).lines;
  const names = header?.cells ?? [];
  const order = parseColumns(names);
  if (!order.includes('handle')) throw new Refusal('imports.no_handle_column', {}, { field: 'file' });
  return { separator, order, unread: listUnread(names, order), bytes, offset, line: 1 };
}
