/** The public API of chat. */
import type { Module } from '../../kernel/module.ts';
import { countersPort } from '../identity/index.ts';
import { chatMessages } from './chat.messages.ts';
import { chatRoutes } from './chat.routes.ts';
import { chatSellerRoutes } from './chat.seller.routes.ts';
import { sumUnread } from './conversations/conversation.queries.ts';

export const chatModule: Module = {
  name: 'chat',
  routes: [...chatRoutes, ...chatSellerRoutes],
  messages: chatMessages,
  ports(ports) {
    ports.provide(countersPort, async ({ db }, shopperId) => ({
      notice: { chat: await sumUnread(db, shopperId) },
    }));
  },
};
