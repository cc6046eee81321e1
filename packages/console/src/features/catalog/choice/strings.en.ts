import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  goods: 'Products',
  hint: '{n} / {most}, shown in this order',
  add: 'Search and add products',
  own: 'Your products',
  others: 'Products of other shops',
  noneFound: 'No products on sale found',
  gone: 'No longer on sale',
  remove: 'Remove “{name}”',
};
