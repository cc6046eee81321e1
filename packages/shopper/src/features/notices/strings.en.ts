import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  logistics: 'Delivery',
  notify: 'Updates',
  system: 'System',
  kinds: 'Message types',
  chats: 'Chats',
  readAll: 'Mark all read',
  readAllAsk: 'Mark everything as read?',
  unread: 'unread',
  nothing: 'No messages yet',
  nothingHint: 'Order, delivery and system updates appear here',
  visitor: 'Sign in to see chats, order and delivery updates',
  allowHint: 'Turn on notifications for delivery and refund updates',
  allow: 'Turn on',
  refused: 'Notifications are blocked. Allow them in your browser settings',
};
