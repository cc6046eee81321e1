/** What a file is, by its first bytes: a name or a header is only a claim. */
import { open } from 'node:fs/promises';

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

const kinds: readonly [string, (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['image/png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['image/gif', (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['image/webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['image/avif', (bytes) => startsWith(bytes, 'ftypavif', 4)],
  ['video/mp4', (bytes) => startsWith(bytes, 'ftyp', 4)],
  ['video/webm', (bytes) => startsWith(bytes, '\x1a\x45\xdf\xa3')],
  ['audio/mpeg', (bytes) => startsWith(bytes, 'ID3') || startsWith(bytes, '\xff\xfb')],
  ['audio/ogg', (bytes) => startsWith(bytes, 'OggS')],
];

/** As many as `sniff` looks at. */
const mostLookedAt = 16;

export async function firstBytes(source: Buffer | { path: string }): Promise<Buffer> {
  if (source instanceof Uint8Array) return source.subarray(0, mostLookedAt);
  const file = await open(source.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mostLookedAt), 0, mostLookedAt, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Null for what the market does not accept. */
export const sniff = (bytes: Buffer): string | null => kinds.find(([, is]) => is(bytes))?.[0] ?? null;
