import { type Tone, tones } from '../pictures/tones.ts';
import { type Pair, type Text, toText } from '../text.ts';

/** A value as written: both languages (or one text for both), the tone of its picture, and what it adds in yuan. */
export type ValueRow = string;
export type SpecRow = { name: Pair; values: readonly ValueRow[] };

export type SpecValue = Text & { tone: Tone | null; plusCents: number };
export type Spec = { name: Text; values: SpecValue[] };

/** `pick('净重|Weight', '3 斤|1.5 kg', '5 斤|2.5 kg +16')` */
export const pick = (name: Pair, ...values: ValueRow[]): SpecRow => ({ name, values });

/** `colours('雾紫|Lilac @lilac', '岩灰|Stone @stone +10')`: each is photographed in its tone. */
export const colours = (...values: ValueRow[]): SpecRow => pick('颜色|Colour', ...values);

export const sizes = (...values: ValueRow[]): SpecRow => pick('尺码|Size', ...values);

export const letterSizes = sizes('S', 'M', 'L', 'XL');
export const womenShoeSizes = sizes('35', '36', '37', '38', '39');
export const menShoeSizes = sizes('40', '41', '42', '43', '44');

const VALUE = /^(?<words>.*?)(?: @(?<tone>\w+))?(?: (?<plus>[+-]\d+(?:\.\d)?))?$/;

const isTone = (name: string): name is Tone => name in tones;

export function readValue(row: ValueRow): SpecValue {
  const { words = '', tone, plus } = VALUE.exec(row)?.groups ?? {};
  if (tone !== undefined && !isTone(tone)) throw new RangeError(`no such tone: ${row}`);
  const text = toText(words.includes('|') ? (words as Pair) : `${words}|${words}`);
  return { ...text, tone: tone ?? null, plusCents: Math.round(Number(plus ?? 0) * 100) };
}

export const readSpec = (row: SpecRow): Spec => ({
  name: toText(row.name),
  values: row.values.map(readValue),
});
