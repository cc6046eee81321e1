import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** The render's file: an emoji's code points, joined by hyphens. */
export const toFilePath = (emoji: string): string =>
  join(folder, `${Array.from(emoji, (sign) => sign.codePointAt(0)?.toString(16)).join('-')}.webp`);

export const isDrawn = (emoji: string): boolean => existsSync(toFilePath(emoji));

/** An object cut to its outline, so that its lowest point touches the floor it is put on. */
export type Cutout = { data: Buffer; width: number; height: number };

/** What is fainter than this is the render's own haze, not the object. */
const OUTLINE = 24;

/** Raw RGBA, turned by `turn` degrees and mirrored if told. */
export async function cutOut(emoji: string, turn = 0, flip = false): Promise<Cutout> {
  const upright = sharp(toFilePath(emoji)).ensureAlpha();
  const posed = turn === 0 ? upright : upright.rotate(turn, { background: '#0000' });
  const { data, info } = await posed.flop(flip).raw().toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [info.width, 0, info.height, 0];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if ((data[(y * info.width + x) * 4 + 3] ?? 0) <= OUTLINE) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  const [width, height] = [right - left + 1, bottom - top + 1];
  const rows = Array.from({ length: height }, (_, row) => {
    const start = ((top + row) * info.width + left) * 4;
    return data.subarray(start, start + width * 4);
  });
  return { data: Buffer.concat(rows), width, height };
}
