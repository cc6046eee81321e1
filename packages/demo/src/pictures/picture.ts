import { createHash } from 'node:crypto';
import type { ObjectName } from './cut-figure.ts';
import type { Ground, Tone } from './tones.ts';

export type Prop = 'none' | 'plinth' | 'arch' | 'sun' | 'fly';
/** One to three figures; the first stands in front. */
export type Objects = readonly [ObjectName, ObjectName?, ObjectName?];
export type Ratio = '1:1' | '4:5' | '3:4' | '5:4';

/** Goods on the photo studio. */
export type Photo = {
  kind: 'photo';
  objects: Objects;
  /** Of the ground; without one the ground is in the colour of the first object. */
  tone?: Tone;
  prop: Prop;
  ratio: Ratio;
  /** Nearer than it is shown in lists, or among what it is used with. */
  view?: 'close' | 'use';
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

/**
 * Goods with what is to be known of them in figures: its sizes, smallest first, each with its label; or facts, each
 * beside the emoji of what is measured. Numbers and units are read in every language.
 */
export type Card = {
  kind: 'card';
  object: ObjectName;
  of: 'sizes' | 'facts';
  lines: readonly { icon?: string; text: string }[];
};

export type Picture = Photo | Avatar | Tile | Banner | Card;

export const listObjects = (picture: Picture): ObjectName[] => {
  if ('objects' in picture) return picture.objects.filter((object) => object !== undefined);
  if (picture.kind !== 'card') return [picture.object];
  if (picture.of === 'sizes') return picture.lines.map(() => picture.object);
  return [picture.object, ...picture.lines.flatMap(({ icon }) => icon ?? [])];
};

/** Raised when the studio's recipe changes, so that names change with what they name. */
const RECIPE = 2;

/** A file name that follows from what is in the picture: the same picture always has the same name. */
export function toPictureName(picture: Picture): string {
  const fields = Object.entries(picture)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([RECIPE, fields]))
    .digest('hex');
  return `${picture.kind}-${hash.slice(0, 20)}`;
}

const ratios: Record<Ratio, number> = { '1:1': 1, '4:5': 5 / 4, '3:4': 4 / 3, '5:4': 4 / 5 };
const bannerSizes = { wide: [1200, 512], strip: [1200, 384], cube: [720, 480], tall: [1125, 1800] } as const;

/** Width and height in pixels. What a buyer took by hand is smaller than what the studio takes. */
export function getSize(picture: Picture): { width: number; height: number } {
  if (picture.kind === 'avatar' || picture.kind === 'tile') return { width: 240, height: 240 };
  if (picture.kind === 'card') return { width: 1200, height: 1200 };
  if (picture.kind === 'photo') {
    const width = picture.turn === undefined ? 1200 : 800;
    return { width, height: Math.round(width * ratios[picture.ratio]) };
  }
  const [width, height] = bannerSizes[picture.format];
  return { width, height };
}
