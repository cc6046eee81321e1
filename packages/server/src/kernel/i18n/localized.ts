import type { Language } from '@chengji/contract';

/** The one of two texts that is in the language asked for. */
export const localized = (language: Language, zh: string, en: string): string =>
  language === 'en' ? en : zh;
