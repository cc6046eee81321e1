/**
 * What is written in both languages is stored as `{ zh, en }`, at any depth of a value; a reader gets
 * the same value with their language in its place.
 */
import type { Language } from '@chengji/contract';

export type LocalizedText = { zh: string; en: string };

/** A value whose texts may each be written in both languages; a text that is the same in both stays text. */
export type Localizable<T> = T extends string
  ? T | LocalizedText
  : T extends readonly (infer Item)[]
    ? Localizable<Item>[]
    : T extends object
      ? { [K in keyof T]: Localizable<T[K]> }
      : T;

export function localize<T>(value: Localizable<T>, language: Language): T {
  return read(value, language) as T;
}

function read(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => read(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalizedText(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, read(item, language)]));
}

const isLocalizedText = (value: object): value is LocalizedText =>
  'zh' in value && 'en' in value && Object.keys(value).length === 2;
