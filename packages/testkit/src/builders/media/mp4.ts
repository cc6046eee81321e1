/** MP4 files as small as can be: their index says what a test needs, and their film is a few bytes. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

type Facts = { seconds: number; width: number; height: number };

const bytes = (length: number, write: (buffer: Buffer) => void): Buffer => {
  const buffer = Buffer.alloc(length);
  write(buffer);
  return buffer;
};

function aTrack(kind: 'vide' | 'soun', width: number, height: number): Buffer {
  const header = bytes(84, (buffer) => {
    buffer.writeUInt32BE(width * 65_536, 76);
    buffer.writeUInt32BE(height * 65_536, 80);
  });
  const handler = bytes(24, (buffer) => buffer.write(kind, 8, 'latin1'));
  return box('trak', box('tkhd', header), box('mdia', box('hdlr', handler)));
}

/** What is in the box `moov`. */
export function aMovieIndex({ seconds, width, height }: Facts): Buffer {
  const header = bytes(100, (buffer) => {
    buffer.writeUInt32BE(1_000, 12);
    buffer.writeUInt32BE(Math.round(seconds * 1_000), 16);
  });
  return Buffer.concat([box('mvhd', header), aTrack('soun', 0, 0), aTrack('vide', width, height)]);
}

export function anMp4(facts: Partial<Facts> = {}, brand = 'isom'): Buffer {
  const index = aMovieIndex({ seconds: 10, width: 720, height: 1280, ...facts });
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0`, 'latin1')),
    box('moov', index),
    box('mdat', Buffer.alloc(64)),
  ]);
}

/** A real film, as a MOV that has to be made anew; for a machine with ffmpeg. */
export function aFilm(seconds: number): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'chengji-film-'));
  const path = join(folder, 'film.mov');
  const source = ['-f', 'lavfi', '-i', `testsrc=size=160x120:rate=2:duration=${seconds}`];
  execFileSync('ffmpeg', ['-v', 'error', ...source, '-c:v', 'mpeg4', '-y', path]);
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}
