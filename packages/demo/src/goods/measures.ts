import type { Spec, SpecValue } from './specs.ts';

/** A number with its unit, and the emoji of what is measured. */
export type Measure = { icon: string; text: string };

const icons: readonly [icon: string, units: string][] = [
  ['📏', 'cm|mm|m|inch'],
  ['⚖️', 'kg|mg|g|oz|lb'],
  ['💧', 'ml|L'],
  ['📅', 'days|weeks|months'],
  ['⏱️', 'h|min|s'],
  ['🌡️', '°C'],
  ['⚡', 'mAh|W|V|Hz|kHz'],
  ['💡', 'lm|K'],
  ['🎵', 'dB'],
];

const NUMBER = String.raw`[≤−]? ?\d[\d.,]*(?: ?[×–] ?\d[\d.,]*)*`;
const patterns = icons.map(([icon, units]) => ({
  icon,
  pattern: new RegExp(`(${NUMBER}) (${units})(?![\\w/²])`),
}));

/** The first measure a text names; null where it names none. */
export function findMeasure(text: string): Measure | null {
  for (const { icon, pattern } of patterns) {
    const [, number, unit] = pattern.exec(text) ?? [];
    if (number && unit)
      return { icon, text: unit === 'inch' ? `${number.trim()}″` : `${number.trim()} ${unit}` };
  }
  return null;
}

const LETTERS = /^(?:XS|S|M|L|[2-4]?XL)$/;

/** How the value is written below its size: `5 kg`, `XL`, `36`, `× 12`; null where it names no size. */
function toLabel(value: SpecValue, isWorn: boolean): string | null {
  const measure = findMeasure(value.en);
  if (measure) return measure.text;
  const [first = ''] = value.en.split(/[ ,]/);
  if (LETTERS.test(first)) return first;
  const [count] = /^\d+(?:[–/]\d+)*(?= |$)/.exec(value.en) ?? [];
  if (!count) return null;
  return isWorn || count.includes('–') ? count : `× ${count}`;
}

const MOST_SIZES = 4;

/** The sizes a goods comes in, smallest first, as its specs name them; none where they name no size. */
export function listSizes(specs: readonly Spec[]): string[] {
  for (const { name, values } of specs) {
    const isWorn = ['尺码', '年龄', '片数', '件数'].includes(name.zh);
    const labels = values.map((value) => toLabel(value, isWorn));
    const named = [...new Set(labels.filter((label) => label !== null))];
    if (named.length < 2 || named.length < values.length) continue;
    const sorted = named.every((label) => /\d/.test(label))
      ? named.sort((a, b) => toNumber(a) - toNumber(b))
      : named;
    const step = (sorted.length - 1) / (Math.min(sorted.length, MOST_SIZES) - 1);
    return Array.from(
      { length: Math.min(sorted.length, MOST_SIZES) },
      (_, at) => sorted[Math.round(at * step)] ?? '',
    );
  }
  return [];
}

const weights: Readonly<Record<string, number>> = { kg: 1000, L: 1000, mg: 0.001, TB: 1000, m: 100 };

function toNumber(label: string): number {
  const [, digits = '0', unit = ''] = /(\d[\d.]*)[^a-zA-Z]*([a-zA-Z]*)$/.exec(label) ?? [];
  const [first = digits] = /\d[\d.]*/.exec(label) ?? [];
  return Number(first) * (weights[unit] ?? 1);
}

export const toGrams = (grams: number): string => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);
