import { createHash } from 'node:crypto';
import type { Ground, Tone } from './tones.ts';

export type Prop = 'none' | 'plinth' | 'arch' | 'sun' | 'fly';
/** One to three emoji; the first stands in front. */
export type Objects = readonly [string, string?, string?];
export type Ratio = '1:1' | '4:5' | '3:4' | '5:4';

/** Goods on the photo studio. */
export type Photo = {
  kind: 'photo';
  objects: Objects;
  tone: Tone;
  prop: Prop;
  ratio: Ratio;
  /** Degrees, as a hand would hold it; for pictures taken by buyers. */
  turn?: number;
  flip?: true;
  /** Size of the objects against the studio's; 1 unless told. */
  zoom?: number;
};

/** A shop's logo or a person's face on a tone. The client rounds it. */
export type Avatar = { kind: 'avatar'; object: string; tone: Tone; of: 'shop' | 'person' };

/** One object on nothing, trimmed, for the icon grid and the category tiles. */
export type Icon = { kind: 'icon'; object: string };

/** A banner or an advert. The client writes its text on the left (wide, strip) or at the top (tall). */
export type Banner = {
  kind: 'banner';
  format: 'wide' | 'strip' | 'tall';
  ground: Ground;
  objects: Objects;
};

export type Picture = Photo | Avatar | Icon | Banner;

/** Raised when the studio's recipe changes, so that names change with what they name. */
const RECIPE = 1;

/** A file name that follows from what is in the picture: the same picture always has the same name. */
export function nameOf(picture: Picture): string {
  const fields = Object.entries(picture)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([RECIPE, fields]))
    .digest('hex');
  return `${picture.kind}-${hash.slice(0, 20)}.webp`;
}

const ratios: Record<Ratio, number> = { '1:1': 1, '4:5': 5 / 4, '3:4': 4 / 3, '5:4': 4 / 5 };
const bannerSizes = { wide: [750, 320], strip: [750, 240], tall: [750, 1200] } as const;

/** Width and height in pixels. */
export function sizeOf(picture: Picture): { width: number; height: number } {
  if (picture.kind === 'photo') return { width: 600, height: Math.round(600 * ratios[picture.ratio]) };
  if (picture.kind === 'avatar') return { width: 240, height: 240 };
  if (picture.kind === 'icon') return { width: 192, height: 192 };
  const [width, height] = bannerSizes[picture.format];
  return { width, height };
}
