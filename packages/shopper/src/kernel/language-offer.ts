import { isLanguage } from '@chengji/client-kit/i18n';
import { STORAGE_KEY } from './constants.ts';
import { readStored } from './storage.ts';

/** Of the two languages of the app, the one that the browser names first. */
const prefersEnglish = (named: readonly string[]) =>
  named.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) === 'en';

/** English is offered to a browser that prefers it, until the person chose a language or answered. */
export const isEnglishOffered = (): boolean =>
  readStored(STORAGE_KEY.language) === null &&
  readStored(STORAGE_KEY.languageOffer) === null &&
  prefersEnglish(navigator.languages ?? []);
