import type { Language } from '@chengji/contract';
import { fillText } from '@chengji/contract/texts/fill-text';

/** A module's sentences by key; `{name}` stands for a parameter, `{name|day|days}` for the form its number takes. */
export type Messages = Record<string, Record<Language, string>>;

export type Translate = (
  language: Language,
  key: string,
  params?: Readonly<Record<string, string | number>>,
) => string;

/** One table out of every module's; two modules may not claim one key. */
export function createTranslate(tables: readonly Messages[]): Translate {
  const all = new Map<string, Record<Language, string>>();
  for (const [key, sentence] of tables.flatMap((table) => Object.entries(table))) {
    if (all.has(key)) throw new Error(`two messages for ${key}`);
    all.set(key, sentence);
  }
  return (language, key, params) => fillText(all.get(key)?.[language] ?? key, params);
}

/** `Accept-Language` to a language; a header that does not begin with English means Chinese, the default. */
export const parseLanguage = (header: string | undefined): Language =>
  header !== undefined && /^\s*en\b/i.test(header) ? 'en' : 'zh';
