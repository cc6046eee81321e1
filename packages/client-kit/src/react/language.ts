import { useSyncExternalStore } from 'react';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  type Strings,
  type Translate,
  translator,
} from '../i18n.ts';

type Options = {
  /** What was stored, if anything was. */
  stored: unknown;
  store: (language: Language) => void;
  /** What the document calls each language. */
  documentLanguage: Record<Language, string>;
};

/** The language chosen, Chinese until then. Every text on the screen follows it at once. */
export function createLanguage({ stored, store, documentLanguage }: Options) {
  const listeners = new Set<() => void>();
  let language: Language = isLanguage(stored) ? stored : defaultLanguage;
  document.documentElement.lang = documentLanguage[language];

  const currentLanguage = (): Language => language;

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: each app makes its hooks once, when it is loaded
  const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);

  /** Shows another language without storing it. */
  function showLanguage(next: Language): void {
    language = next;
    document.documentElement.lang = documentLanguage[next];
    for (const listener of listeners) listener();
  }

  function changeLanguage(next: Language): void {
    store(next);
    showLanguage(next);
  }

  /** Makes a feature's text hook from its two tables, which have the same keys by type. */
  function declareStrings<const Source extends Readonly<Record<string, string>>>(
    zh: Source,
    en: Strings<Source>,
  ): () => Translate<Source> {
    const texts = { zh: translator(zh, en, 'zh'), en: translator(zh, en, 'en') };
    return () => texts[useLanguage()];
  }

  return { currentLanguage, useLanguage, showLanguage, changeLanguage, declareStrings };
}
