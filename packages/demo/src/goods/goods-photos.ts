import { getDepartment, type LeafKey } from '../market/categories.ts';
import type { Photo, Prop, Ratio } from '../pictures/picture.ts';
import type { Tone } from '../pictures/tones.ts';
import type { PhotoRow } from './goods-row.ts';
import type { Spec } from './specs.ts';

export function toPhoto(row: PhotoRow): Photo {
  const [object, tone, prop, ratio] = row.split(' ') as [string, Tone, Prop, Ratio];
  return { kind: 'photo', objects: [object], tone, prop, ratio };
}

/** The tone a goods is shown in for the second time: a neighbour, never a clash. */
const companion: Record<Tone, Tone> = {
  peach: 'cream',
  cream: 'peach',
  mint: 'sand',
  sky: 'stone',
  lilac: 'sky',
  rose: 'peach',
  sand: 'cream',
  stone: 'sand',
};

const otherProp: Record<Prop, Prop> = { none: 'sun', plinth: 'arch', arch: 'none', sun: 'none', fly: 'fly' };

const MOST_COLOURS = 3;

/**
 * The pictures of a goods: as lists show it; then in the tone of each of its colours, or, of what has none,
 * once more on another ground. Food is heaped for that: three of it.
 */
export function composeGallery(
  row: { photo: PhotoRow },
  category: LeafKey,
  specs: readonly Spec[],
): [Photo, ...Photo[]] {
  const main = toPhoto(row.photo);
  const again = { ...main, ratio: '1:1', prop: otherProp[main.prop] } as const;
  const colours = specs.flatMap(({ values }) => values.flatMap(({ tone }) => (tone ? [tone] : [])));
  if (colours.length > 0) {
    const others = [...new Set(colours)].filter((tone) => tone !== main.tone);
    const prop = main.prop === 'fly' || main.prop === 'plinth' ? main.prop : otherProp[main.prop];
    return [main, ...others.slice(0, MOST_COLOURS - 1).map((tone): Photo => ({ ...again, prop, tone }))];
  }
  const [object] = main.objects;
  const isHeaped = ['food', 'fresh'].includes(getDepartment(category));
  return [
    main,
    {
      ...again,
      tone: companion[main.tone],
      ...(isHeaped && { objects: [object, object, object], prop: 'none' }),
    },
  ];
}
