/** Short films of the demo's pictures, one after the other, where the machine can make films. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasFfmpeg, runProgram } from '@chengji/server/kernel/ffmpeg';
import type { Storage } from '@chengji/server/kernel/storage/storage';
import sharp from 'sharp';
import { type Picture, toPictureName } from '../pictures/picture.ts';
import { isKept, toFileName } from '../pictures/picture-storage.ts';
import { toRecipe } from '../pictures/recipe.ts';
import type { Told } from '../progress.ts';

/** Few pictures a second and not many pixels: making it costs about a second of the processor. */
export const filmSize = { width: 480, height: 640 };
const { width, height } = filmSize;
/** What stands still needs fewer than what moves. */
const framesPerSecond = { still: 2, moving: 12 };
/** What moves is so much larger than what is seen of it. */
const scales = { still: 1, moving: 1.15 };

export type Film = {
  pictures: readonly Picture[];
  seconds: number;
  motion: keyof typeof framesPerSecond;
};

export type Films = {
  /** Its address once it is made, or null where none can be made. */
  toFilmUrl(film: Film): Promise<string | null>;
  /** Makes these, one after the other, before they are asked for. */
  makeAhead(films: readonly Film[], told: Told): Promise<void>;
};

/** Each film is made once, of the pictures in this storage. */
export function filmsIn(storage: Storage): Films {
  const made = new Map<string, Promise<string | null>>();
  const toFilmUrl: Films['toFilmUrl'] = (film) => {
    const name = toFilmName(film);
    const making = made.get(name) ?? makeFilm(storage, film);
    made.set(name, making);
    return making;
  };
  return {
    toFilmUrl,
    async makeAhead(films, told) {
      for (const film of films) if (await toFilmUrl(film)) told(films.length);
    },
  };
}

const toFilmName = ({ pictures, seconds, motion }: Film): string =>
  `film ${motion} ${seconds} ${pictures.map(toPictureName).join()}`;

async function makeFilm(storage: Storage, film: Film): Promise<string | null> {
  const { pictures, seconds, motion } = film;
  const recipe = { name: toFilmName(film), extension: 'mp4' };
  if (await isKept(storage, recipe)) return storage.toAddress(recipe);
  if (!(await hasFfmpeg())) return null;
  const folder = await mkdtemp(join(tmpdir(), 'chengji-film-'));
  try {
    const stills: string[] = [];
    for (const picture of pictures) {
      const path = join(folder, `${stills.length}.jpg`);
      const taken = await storage.read(toFileName(storage, toRecipe(picture)));
      if (!taken) throw new Error(`no picture ${toPictureName(picture)}`);
      await writeFile(path, await fit(taken.bytes, motion));
      stills.push(path);
    }
    const rate = framesPerSecond[motion];
    const each = seconds / stills.length;
    const shown = ['-loop', '1', '-framerate', String(rate), '-t', String(each), '-i'];
    const parts = stills.map((_, index) => `[${index}:v]${toFilter(motion, each)}[v${index}]`);
    const joined = `${stills.map((_, index) => `[v${index}]`).join('')}concat=n=${stills.length}[v]`;
    const file = join(folder, 'film.mp4');
    const made = await runProgram('ffmpeg', [
      ...['-v', 'error', '-threads', '1'],
      ...stills.flatMap((path) => [...shown, path]),
      ...['-filter_complex', [...parts, joined].join(';'), '-map', '[v]'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', String(rate * 5)],
      ...['-movflags', '+faststart', file],
    ]);
    if (made === null) return null;
    await storage.keepFile(recipe, file);
    return storage.toAddress(recipe);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A picture as large as the film shows it: made once, and not for each frame. */
const fit = (picture: Uint8Array, motion: Film['motion']): Promise<Buffer> =>
  sharp(picture)
    .resize(Math.round(width * scales[motion]), Math.round(height * scales[motion]))
    .jpeg({ quality: 90 })
    .toBuffer();

/** What is seen of a picture: all of it, or from its one side to the other. */
const toFilter = (motion: Film['motion'], seconds: number): string =>
  motion === 'still' ? 'setsar=1' : `crop=${width}:${height}:x=(iw-ow)*t/${seconds}:y=(ih-oh)/2,setsar=1`;
