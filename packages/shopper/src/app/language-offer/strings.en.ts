import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  offer: 'Also in English',
  accept: 'Use English',
  decline: 'Stay in Chinese',
};
