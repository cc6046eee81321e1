import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  save: 'Save image',
  hint: 'Press and hold to save or share the image',
};
