/** A short film of the demo's pictures, one after the other, where the machine can make films. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasFfmpeg, runProgram } from '@chengji/server/kernel/ffmpeg';
import type { Storage } from '@chengji/server/kernel/storage/storage';
import { takePicture } from '../pictures/photo-studio.ts';
import { type Picture, toPictureName } from '../pictures/picture.ts';

/** Few pictures a second and not many pixels: making it costs less than a second of the processor. */
const [width, height, framesPerSecond] = [480, 640, 2];

/** Its address, or null where none can be made. */
export async function makeFilm(
  storage: Storage,
  pictures: readonly Picture[],
  seconds: number,
): Promise<string | null> {
  if (!(await hasFfmpeg())) return null;
  const folder = await mkdtemp(join(tmpdir(), 'chengji-film-'));
  try {
    const stills: string[] = [];
    for (const picture of pictures) {
      const path = join(folder, `${stills.length}.webp`);
      await writeFile(path, await takePicture(picture));
      stills.push(path);
    }
    const each = String(seconds / stills.length);
    const shown = ['-loop', '1', '-framerate', String(framesPerSecond), '-t', each, '-i'];
    const fit = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1`;
    const parts = stills.map((_, index) => `[${index}:v]${fit}[v${index}]`);
    const joined = `${stills.map((_, index) => `[v${index}]`).join('')}concat=n=${stills.length}[v]`;
    const film = join(folder, 'film.mp4');
    const made = await runProgram('ffmpeg', [
      ...['-v', 'error', '-threads', '1'],
      ...stills.flatMap((path) => [...shown, path]),
      ...['-filter_complex', [...parts, joined].join(';'), '-map', '[v]'],
      ...[
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        '-pix_fmt',
        'yuv420p',
        '-g',
        String(framesPerSecond * 5),
      ],
      ...['-movflags', '+faststart', film],
    ]);
    if (made === null) return null;
    const recipe = { name: `film ${seconds} ${pictures.map(toPictureName).join()}`, extension: 'mp4' };
    await storage.keepFile(recipe, film);
    return storage.toAddress(recipe);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
