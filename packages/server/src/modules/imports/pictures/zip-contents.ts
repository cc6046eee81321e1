/** An uploaded zip, kept beside the list of what is in it: a file is read by where it is, the rest is left alone. */
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Context } from '../../../kernel/context.ts';
import type { ZippedFile } from './list-pictures.ts';

const largestFile = 10 * 1024 * 1024;
const inflate = promisify(inflateRaw);

export const toContentsPath = (source: string): string => `${source}.contents`;

export const keepContents = (ctx: Context, source: string, files: readonly ZippedFile[]): Promise<void> =>
  ctx.services.storage.keepPrivate(toContentsPath(source), Buffer.from(JSON.stringify(files)));

/** Null when it is gone. */
export async function readContents(ctx: Context, source: string): Promise<ZippedFile[] | null> {
  const read = await ctx.services.storage.readPrivate(toContentsPath(source));
  return read && (JSON.parse(read.bytes.toString()) as ZippedFile[]);
}

/** What stands before a file within a zip: so many bytes, then its name, then more. */
const headerBytes = 30;

/** Null for what is broken, or larger than it said. */
export async function readFile(ctx: Context, source: string, file: ZippedFile): Promise<Buffer | null> {
  const read = async (start: number, length: number) =>
    length === 0
      ? null
      : (await ctx.services.storage.readPrivate(source, { start, end: start + length - 1 }))?.bytes;
  const header = await read(file.offset, headerBytes);
  if (header?.length !== headerBytes) return null;
  const start = file.offset + headerBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await read(start, file.packedBytes);
  if (!packed || !file.isDeflated) return packed ?? null;
  return inflate(packed, { maxOutputLength: largestFile }).catch(() => null);
}
