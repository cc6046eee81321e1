/** The public API of chat. */

import { listener } from '../../kernel/events/events.ts';
import type { Module } from '../../kernel/module.ts';
import { complaintTargetsPort } from '../complaints/index.ts';
import { countersPort } from '../identity/index.ts';
import { blockedWritersPort } from '../live/index.ts';
import { chatMessages } from './chat.messages.ts';
import { chatRoutes } from './chat.routes.ts';
import { chatSellerRoutes } from './chat.seller.routes.ts';
import { chatTargets } from './complaint-target.ts';
import { listBlockedByShop, sumUnread } from './conversations/conversation.queries.ts';
import { forgetShopper } from './conversations/forget-shopper.ts';
import { rebindInbox } from './inbox/bind-inbox-socket.ts';

/** For the demo market and tests: what shoppers and the console call. */
export { readAsShop, readMessages } from './conversations/read-messages.ts';
export { saveHours } from './hours/edit-hours.ts';
export { flagConversation } from './inbox/mark-conversation.ts';
export { addNote } from './inbox/notes.ts';
export { saveQuickReply } from './inbox/quick-replies.ts';
export { sendMessage } from './messages/send-message.ts';

export const chatModule: Module = {
  name: 'chat',
  routes: [...chatRoutes, ...chatSellerRoutes],
  messages: chatMessages,
  listeners: [
    listener({
      event: 'shops.rights_changed',
      name: 'chat.rebind_desk',
      handle: async (ctx, { shopId }) => rebindInbox(ctx, shopId),
    }),
    listener({
      event: 'identity.closed',
      name: 'chat.forget_shopper',
      handle: (ctx, { shopperId }) => forgetShopper(ctx, shopperId),
    }),
    listener({
      event: 'chat.file_dropped',
      name: 'chat.remove_file',
      handle: ({ services }, { url }) => services.storage.remove(url),
    }),
  ],
  ports(ports) {
    ports.provide(countersPort, async ({ db }, shopperId) => ({
      notice: { chat: await sumUnread(db, shopperId) },
    }));
    ports.provide(complaintTargetsPort, chatTargets);
    ports.provide(
      blockedWritersPort,
      async ({ db }, shopId, shopperIds) => new Set(await listBlockedByShop(db, shopId, shopperIds)),
    );
  },
};
