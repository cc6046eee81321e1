import { createLanguage } from '@chengji/client-kit/react';
import { STORAGE_KEY } from './constants.ts';
import { readStored, store } from './storage.ts';

/** The language chosen, stored under `language`. */
export const {
  currentLanguage,
  useLanguage,
  loadTexts,
  showLanguage,
  changeLanguage,
  followMarketName,
  declareText,
  declareStrings,
} = createLanguage({
  stored: readStored(STORAGE_KEY.language),
  store: (language) => store(STORAGE_KEY.language, language),
  documentLanguage: { zh: 'zh-CN', en: 'en' },
});
