import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  market: '橙集',
  searchHint: 'Search goods and shops',
  look: 'Have a look',
  more: 'More',
  banner: 'Featured',
  notices: 'Announcements',
  menu: 'Channels',
  nothing: 'Nothing here yet',
  nothingHint: 'Pull to refresh, or see all categories',
  categories: 'All categories',
};
