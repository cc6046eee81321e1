import { type FileHandle, open } from 'node:fs/promises';
import { type Mp4Facts, readBoxHeader, readMovie } from './mp4.rules.ts';

/** Of five hours of film; what is longer is no index. */
const largestIndex = 32 * 1024 * 1024;

/** Null when the file is no whole MP4: every box must be there to its end, the index and the film among them. */
export async function readMp4(path: string): Promise<Mp4Facts | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let [facts, hasFilm]: [Mp4Facts | null, boolean] = [null, false];
    for (let at = 0; at < size; ) {
      const header = readBoxHeader(await readPart(file, at, 16), size - at);
      if (!header || at + header.size > size) return null;
      if (header.type === 'mdat') hasFilm = true;
      if (header.type === 'moov' && header.size <= largestIndex)
        facts = readMovie(await readPart(file, at + header.headerSize, header.size - header.headerSize));
      at += header.size;
    }
    return hasFilm ? facts : null;
  } finally {
    await file.close();
  }
}

async function readPart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
