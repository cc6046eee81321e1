/** A short film of the demo's pictures, one after the other, where the machine can make films. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasFfmpeg, runProgram } from '@chengji/server/kernel/ffmpeg';
import type { Storage } from '@chengji/server/kernel/storage/storage';
import sharp from 'sharp';
import { takePicture } from '../pictures/photo-studio.ts';
import { type Picture, toPictureName } from '../pictures/picture.ts';
import { toRecipe } from '../pictures/recipe.ts';

/** Few pictures a second and not many pixels: making it costs about a second of the processor. */
export const filmSize = { width: 480, height: 640 };
const { width, height } = filmSize;
/** What stands still needs fewer than what moves. */
const framesPerSecond = { still: 2, moving: 12 };
/** What moves is so much larger than what is seen of it. */
const scales = { still: 1, moving: 1.15 };

type Motion = keyof typeof framesPerSecond;

/** Its address, or null where none can be made. */
export async function makeFilm(
  storage: Storage,
  pictures: readonly Picture[],
  seconds: number,
  motion: Motion = 'still',
): Promise<string | null> {
  if (!(await hasFfmpeg())) return null;
  const folder = await mkdtemp(join(tmpdir(), 'chengji-film-'));
  try {
    const stills: string[] = [];
    for (const picture of pictures) {
      const path = join(folder, `${stills.length}.jpg`);
      const taken = await takePicture(picture);
      await storage.keep(toRecipe(picture), taken); // it is shown elsewhere too, and taken once
      await writeFile(path, await fit(taken, motion));
      stills.push(path);
    }
    const rate = framesPerSecond[motion];
    const each = seconds / stills.length;
    const shown = ['-loop', '1', '-framerate', String(rate), '-t', String(each), '-i'];
    const parts = stills.map((_, index) => `[${index}:v]${toFilter(motion, each)}[v${index}]`);
    const joined = `${stills.map((_, index) => `[v${index}]`).join('')}concat=n=${stills.length}[v]`;
    const film = join(folder, 'film.mp4');
    const made = await runProgram('ffmpeg', [
      ...['-v', 'error', '-threads', '1'],
      ...stills.flatMap((path) => [...shown, path]),
      ...['-filter_complex', [...parts, joined].join(';'), '-map', '[v]'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', String(rate * 5)],
      ...['-movflags', '+faststart', film],
    ]);
    if (made === null) return null;
    const recipe = {
      name: `film ${motion} ${seconds} ${pictures.map(toPictureName).join()}`,
      extension: 'mp4',
    };
    await storage.keepFile(recipe, film);
    return storage.toAddress(recipe);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A picture as large as the film shows it: made once, and not for each frame. */
const fit = (picture: Uint8Array, motion: Motion): Promise<Buffer> =>
  sharp(picture)
    .resize(Math.round(width * scales[motion]), Math.round(height * scales[motion]))
    .jpeg({ quality: 90 })
    .toBuffer();

/** What is seen of a picture: all of it, or from its one side to the other. */
const toFilter = (motion: Motion, seconds: number): string =>
  motion === 'still' ? 'setsar=1' : `crop=${width}:${height}:x=(iw-ow)*t/${seconds}:y=(ih-oh)/2,setsar=1`;
