import type { Module } from '../../kernel/module.ts';
import { countersPort } from '../identity/index.ts';
import { noticeListeners } from './notices.events.ts';
import { noticesMessages } from './notices.messages.ts';
import { countUnread } from './notices.queries.ts';
import { noticesRoutes } from './notices.routes.ts';

export const noticesModule: Module = {
  name: 'notices',
  ports: (ports) =>
    ports.provide(countersPort, async ({ db }, shopperId) => {
      const { logistics, notify, system } = await countUnread(db, shopperId);
      return { notice: { order: logistics, notice: notify + system } };
    }),
  routes: noticesRoutes,
  listeners: noticeListeners,
  messages: noticesMessages,
};
