import type { Module } from '../../kernel/module.ts';
import { registerCounters } from '../identity/index.ts';
import { noticeListeners } from './notices.events.ts';
import { noticesMessages } from './notices.messages.ts';
import { countUnread } from './notices.queries.ts';
import { noticesRoutes } from './notices.routes.ts';

registerCounters('notices', async ({ db }, shopperId) => {
  const { logistics, notify, system } = await countUnread(db, shopperId);
  return { notice: { order: logistics, notice: notify + system } };
});

export const noticesModule: Module = {
  name: 'notices',
  routes: noticesRoutes,
  listeners: noticeListeners,
  messages: noticesMessages,
};
