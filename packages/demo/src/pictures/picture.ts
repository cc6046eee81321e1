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

/** One object on a small studio, for the tiles of categories. */
export type Tile = { kind: 'tile'; object: string; tone: Tone };

/** A banner or an advert. The client writes its text on the left (wide, strip), or at the top (cube, tall). */
export type Banner = {
  kind: 'banner';
  format: 'wide' | 'strip' | 'cube' | 'tall';
  ground: Ground;
  objects: Objects;
};

export type Picture = Photo | Avatar | Tile | Banner;

/** Raised when the studio's recipe changes, so that names change with what they name. */
const RECIPE = 1;

/** A file name that follows from what is in the picture: the same picture always has the same name. */
export function toPictureName(picture: Picture): string {
  const fields = Object.entries(picture)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([RECIPE, fields]))
    .digest('hex');
  return `${picture.kind}-${hash.slice(0, 20)}.png`;
}

const ratios: Record<Ratio, number> = { '1:1': 1, '4:5': 5 / 4, '3:4': 4 / 3, '5:4': 4 / 5 };
const bannerSizes = { wide: [750, 320], strip: [750, 240], cube: [480, 320], tall: [750, 1200] } as const;

/** Width and height in pixels. What a buyer took by hand is smaller than what the studio takes. */
export function getSize(picture: Picture): { width: number; height: number } {
  if (picture.kind === 'avatar' || picture.kind === 'tile') return { width: 240, height: 240 };
  if (picture.kind === 'photo') {
    const width = picture.turn === undefined ? 600 : 480;
    return { width, height: Math.round(width * ratios[picture.ratio]) };
  }
  const [width, height] = bannerSizes[picture.format];
  return { width, height };
}
