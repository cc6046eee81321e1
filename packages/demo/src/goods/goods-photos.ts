import { getDepartment, type LeafKey } from '../market/categories.ts';
import { readObject, toObject } from '../pictures/cut-figure.ts';
import type { Card, Photo, Prop, Ratio } from '../pictures/picture.ts';
import { findCompanions } from './companions.ts';
import type { PhotoRow } from './goods-row.ts';
import { findMeasure, listSizes, type Measure, toGrams } from './measures.ts';
import type { Spec, SpecValue } from './specs.ts';

/** What the pictures of a goods are made from. */
export type GalleryRow = {
  photo: PhotoRow;
  category: LeafKey;
  specs: readonly Spec[];
  /** Parameters and title in English, where measures are read. */
  texts: readonly string[];
  grams: number;
};

/** The first is the one lists show. */
export type Gallery = [Photo, ...(Photo | Card)[]];

/** As lists show it, in its first colour. */
export function toPhoto(row: PhotoRow, specs: readonly Spec[] = []): Photo {
  const [object, prop, ratio] = row.split(' ') as [string, Prop, Ratio];
  const [colour = null] = listColours(specs);
  return { kind: 'photo', objects: [toObject(object, colour)], prop, ratio };
}

const listColours = (specs: readonly Spec[]) =>
  specs.flatMap(({ values }) => values.flatMap(({ colour }) => colour ?? []));

/** Of a choice of the goods: in the colour it names, on a ground of that colour. */
export function toChoicePhoto(main: Photo, values: readonly SpecValue[]): Photo {
  const colour = values.find((value) => value.colour)?.colour;
  if (!colour) return main;
  const { emoji } = readObject(main.objects[0]);
  const object = toObject(emoji, colour);
  return object === main.objects[0] ? main : { ...main, objects: [object] };
}

const MOST_TOGETHER = 3;
const MOST_FACTS = 4;

/**
 * The pictures of a goods: as lists show it; its colours side by side, or three of what is eaten; from near; in use;
 * its sizes; and what is measured of it.
 */
export function composeGallery(row: GalleryRow): Gallery {
  const main = toPhoto(row.photo, row.specs);
  const [object] = main.objects;
  const plain = { kind: 'photo', prop: 'none', ratio: '1:1' } as const;
  const [one, other] = findCompanions(row.category, readObject(object).emoji);
  return [
    main,
    ...listTogether(object, row).map((objects): Photo => ({ ...plain, objects })),
    { ...plain, objects: [object], view: 'close' },
    { ...plain, objects: [object, one, other], view: 'use' },
    { kind: 'card', object, of: 'sizes', lines: listSizeLines(row) },
    { kind: 'card', object, of: 'facts', lines: listFacts(row) },
  ];
}

function listTogether(object: string, { category, specs }: GalleryRow): Photo['objects'][] {
  const { emoji } = readObject(object);
  const colours = listColours(specs).slice(0, MOST_TOGETHER);
  if (colours.length > 1) return [colours.map((colour) => toObject(emoji, colour)) as [string, string]];
  return ['food', 'fresh'].includes(getDepartment(category)) ? [[object, object, object]] : [];
}

const listMeasures = ({ texts }: GalleryRow): Measure[] => texts.flatMap((text) => findMeasure(text) ?? []);

function listSizeLines(row: GalleryRow): { text: string }[] {
  const sizes = listSizes(row.specs);
  if (sizes.length > 0) return sizes.map((text) => ({ text }));
  const measures = listMeasures(row);
  const size = measures.find(({ icon }) => icon === '📏') ?? measures.find(({ icon }) => icon === '⚖️');
  return [{ text: size?.text ?? toGrams(row.grams) }];
}

function listFacts(row: GalleryRow): Measure[] {
  const measures = listMeasures(row);
  const weight = measures.some(({ icon }) => icon === '⚖️') ? [] : [{ icon: '⚖️', text: toGrams(row.grams) }];
  const distinct = new Map([...measures, ...weight].map((measure) => [measure.text, measure]));
  return [...distinct.values()].slice(0, MOST_FACTS);
}
