/**
 * A goods says its specs, their values, its parameters and tags in Chinese. Beside them it may hold what these
 * words are in English; a word without one stays as it is.
 */
import type { Language } from '@chengji/contract';
import type { GoodsSpec } from './goods.types.ts';

/** English by the Chinese words. */
export type English = Readonly<Record<string, string>>;

export const translateWord = (english: English, word: string): string =>
  Object.hasOwn(english, word) ? (english[word] ?? word) : word;

/** Values are distinguished by their words: they are English only where the English words are distinct as well. */
export function translateWords(english: English, words: readonly string[]): string[] {
  const translated = words.map((word) => translateWord(english, word));
  return new Set(translated).size === new Set(words).size ? translated : [...words];
}

/** The values of a sku, in the order of the specs. */
export const translateSkuValues = (
  english: English,
  specs: readonly GoodsSpec[],
  values: readonly string[],
) =>
  values.map((value, index) => {
    const known = specs[index]?.values ?? [];
    return translateWords(english, known)[known.indexOf(value)] ?? value;
  });

/** A sku's values in the person's language. */
export const getSkuValues = (
  language: Language,
  { values, valuesEn }: { values: string[]; valuesEn: string[] },
): string[] => (language === 'en' && valuesEn.length > 0 ? valuesEn : values);
