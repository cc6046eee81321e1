import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  newest: 'Just arrived',
  goods: 'Goods',
  search: 'Search',
  nothing: 'Nothing new yet',
  nothingHint: 'Pull to refresh a little later',
};
