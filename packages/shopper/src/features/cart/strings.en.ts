import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  title: 'Cart',
  count: '({count})',
  manage: 'Manage',
  done: 'Done',
  all: 'All',
  total: 'Total',
  settle: 'Check out ({count})',
  settleNone: 'Check out',
  favourites: 'Save for later',
  remove: 'Delete ({count})',
  removeNone: 'Delete',
  removeAsk: 'Delete the {count} items chosen?',
  moved: 'Saved to favourites',
  chooseFirst: 'Choose something first',
  chooseLine: 'Choose {title}',
  chooseShop: 'Choose everything of {shop}',
  soldOut: 'Sold out',
  offSale: 'No longer on sale',
  stockLeft: 'Only {stock} left',
  empty: 'Your cart is empty',
  emptyHint: 'Add what you like and pay for it together',
  goShopping: 'Look around',
};
