/** Decodes pictures, in a process of its own: what takes too long here is ended with the process. */
import sharp from 'sharp';
import { serveJobs } from '../workers/serve-jobs.ts';
import { mostPixels, type PictureFacts } from './picture.rules.ts';

/** A picture by its bytes, or by the file that holds them. */
export type PictureSource = Uint8Array | { path: string };
/** Both sides given: filled and cut to the middle. One given: the other follows. Never enlarged. */
export type PictureSize = { width: number | undefined; height: number | undefined; quality: number };
export type CleanPicture = {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** What most of it has, in six digits; null where something behind it shines through. */
  colour: string | null;
};

/** Larger than any screen needs. */
const longestSide = 2_560;
const quality = 90;
/** Twice as fast as the default, and six in a hundred larger. */
const effort = 2;
const mostSeconds = 10;
/** Of what was decoded once already: a machine with too much to do takes its time. */
const mostSecondsOfKept = 100;

sharp.concurrency(1);
sharp.cache(false);

const open = (source: PictureSource, limitInputPixels: number | false = mostPixels) =>
  sharp(source instanceof Uint8Array ? source : source.path, {
    limitInputPixels,
    animated: true,
    failOn: 'error',
  }).timeout({ seconds: mostSeconds });

/** Enough to see which colour most of a picture has. */
const colourSide = 48;

async function findColour(picture: Uint8Array): Promise<string | null> {
  const small = await sharp(picture)
    .resize({ width: colourSide, height: colourSide, fit: 'inside' })
    .png()
    .toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  return isOpaque ? Buffer.from([dominant.r, dominant.g, dominant.b]).toString('hex') : null;
}

const jobs = {
  /** What the first bytes say; decodes nothing. */
  async measure(source: PictureSource): Promise<PictureFacts> {
    const { width, height, pageHeight, pages = 1, depth } = await open(source, false).metadata();
    return { width, height: pageHeight ?? height, pages, bitsPerChannel: depth === 'uchar' ? 8 : 16 };
  },

  /** Upright, without metadata, at most as large as is ever shown. */
  async clean(source: PictureSource): Promise<CleanPicture> {
    const { data, info } = await open(source)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort })
      .toBuffer({ resolveWithObject: true });
    const colour = await findColour(data);
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, colour };
  },

  async resize({
    bytes,
    size: { quality, ...sides },
  }: {
    bytes: Uint8Array;
    size: PictureSize;
  }): Promise<Uint8Array> {
    return open(bytes)
      .timeout({ seconds: mostSecondsOfKept })
      .resize({ ...sides, fit: 'cover', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
  },
};

export type PictureJobs = typeof jobs;

serveJobs(jobs);
