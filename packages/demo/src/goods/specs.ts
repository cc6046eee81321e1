import type { Hex } from '../pictures/oklab.ts';
import { type Pair, type Text, toText } from '../text.ts';
import { findColour } from './named-colours.ts';

/** A value as written: both languages (or one text for both), and what it adds in yuan. */
export type ValueRow = string;
export type SpecRow = { name: Pair; values: readonly ValueRow[] };

export type SpecValue = Text & { colour: Hex | null; plusCents: number };
export type Spec = { name: Text; values: SpecValue[] };

/** `pick('净重|Weight', '3 斤|1.5 kg', '5 斤|2.5 kg +16')` */
export const pick = (name: Pair, ...values: ValueRow[]): SpecRow => ({ name, values });

const COLOUR = '颜色|Colour';

/** `colours('雾紫|Lilac', '岩灰|Stone +10')`: the goods are photographed in each that its name tells. */
export const colours = (...values: ValueRow[]): SpecRow => pick(COLOUR, ...values);

export const sizes = (...values: ValueRow[]): SpecRow => pick('尺码|Size', ...values);

export const letterSizes = sizes('S', 'M', 'L', 'XL');
export const womenShoeSizes = sizes('35', '36', '37', '38', '39');
export const menShoeSizes = sizes('40', '41', '42', '43', '44');

const VALUE = /^(?<words>.*?)(?: (?<plus>[+-]\d+(?:\.\d)?))?$/;

export function readValue(row: ValueRow): Omit<SpecValue, 'colour'> {
  const { words = '', plus } = VALUE.exec(row)?.groups ?? {};
  const text = toText(words.includes('|') ? (words as Pair) : `${words}|${words}`);
  return { ...text, plusCents: Math.round(Number(plus ?? 0) * 100) };
}

export const readSpec = (row: SpecRow): Spec => ({
  name: toText(row.name),
  values: row.values.map(readValue).map((value) => ({
    ...value,
    colour: row.name === COLOUR ? findColour(value.zh) : null,
  })),
});
