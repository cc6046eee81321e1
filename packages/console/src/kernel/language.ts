import {
  defaultLanguage,
  isLanguage,
  type Language,
  type Strings,
  type Translate,
  translator,
} from '@chengji/client-kit/i18n';
import { useSyncExternalStore } from 'react';

export type { Language, Strings };

const storageKey = 'console.language';
const listeners = new Set<() => void>();
const stored = localStorage.getItem(storageKey);
let language: Language = isLanguage(stored) ? stored : defaultLanguage;
document.documentElement.lang = language;

export const currentLanguage = (): Language => language;

export function changeLanguage(next: Language): void {
  language = next;
  localStorage.setItem(storageKey, next);
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);

/** Makes a feature's text hook from its two tables, which have the same keys by type. */
export function declareStrings<const Source extends Readonly<Record<string, string>>>(
  zh: Source,
  en: Strings<Source>,
): () => Translate<Source> {
  const texts = { zh: translator(zh, en, 'zh'), en: translator(zh, en, 'en') };
  return () => texts[useLanguage()];
}
