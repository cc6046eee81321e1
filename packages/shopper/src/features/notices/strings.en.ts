import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  logistics: 'Parcels',
  notify: 'Updates',
  system: 'System',
  kinds: 'Kinds of messages',
  newest: 'Newest messages',
  readAll: 'Read all',
  readAllAsk: 'Mark everything as read?',
  unread: 'unread',
  nothing: 'No messages yet',
  nothingHint: 'News of orders, parcels and the market arrives here',
  visitor: 'Log in to see news of your orders and parcels',
  allowHint: 'Allow notifications to hear at once of parcels and refunds',
  allow: 'Allow',
  refused: 'The browser refuses notifications; allow them in its settings',
};
