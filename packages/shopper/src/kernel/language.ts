import {
  defaultLanguage,
  isLanguage,
  type Language,
  type Strings,
  type Translate,
  translator,
} from '@chengji/client-kit/i18n';
import { useMemo } from 'react';
import { create } from 'zustand';
import { STORAGE_KEY } from './constants.ts';
import { readStored, store } from './storage.ts';

const stored = readStored(STORAGE_KEY.language);

/** The language chosen, `zh` until then; stored under `language`. Every text on the screen follows it at once. */
export const useLanguage = create<{ language: Language }>(() => ({
  language: isLanguage(stored) ? stored : defaultLanguage,
}));

export const currentLanguage = () => useLanguage.getState().language;

export function chooseLanguage(language: Language): void {
  store(STORAGE_KEY.language, language);
  useLanguage.setState({ language });
}

const markDocument = (language: Language) => {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
};
markDocument(currentLanguage());
useLanguage.subscribe(({ language }) => markDocument(language));

/** The texts of a capability in the language chosen: `const t = useStrings(zh, en); t('count', { count: 3 })`. */
export function useStrings<const Source extends Readonly<Record<string, string>>>(
  zh: Source,
  en: Strings<Source>,
): Translate<Source> {
  const { language } = useLanguage();
  return useMemo(() => translator(zh, en, language), [zh, en, language]);
}
