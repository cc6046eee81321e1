import type { Language, Strings } from '@chengji/client-kit/i18n';
import { createLanguage } from '@chengji/client-kit/react';

export type { Language, Strings };

const storageKey = 'console.language';

export const { currentLanguage, useLanguage, changeLanguage, declareStrings, followMarketName } =
  createLanguage({
    stored: localStorage.getItem(storageKey),
    store: (language) => localStorage.setItem(storageKey, language),
    documentLanguage: { zh: 'zh', en: 'en' },
  });
