import type { Language } from '@chengji/contract';

/** The one of two values that is in the language asked for. */
export const localized = <Zh, En>(language: Language, zh: Zh, en: En): Zh | En =>
  language === 'en' ? en : zh;

/** The same of a text that may have no English: then it stays Chinese. */
export const localizedOrChinese = (language: Language, zh: string, en: string): string =>
  localized(language, zh, en) || zh;
