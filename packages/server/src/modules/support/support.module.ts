import { listener } from '../../kernel/events/events.ts';
import type { Module } from '../../kernel/module.ts';
import { AssistantKnowledge } from './finding/assistant-knowledge.ts';
import { removeOldSessions, removeShopperSessions } from './sessions/session.queries.ts';
import { supportMessages } from './support.messages.ts';
import { supportRoutes } from './support.routes.ts';
import { createLanguageModel } from './wording/language-model.ts';

export const supportModule: Module = {
  name: 'support',
  routes: supportRoutes,
  messages: supportMessages,
  listeners: [
    listener({
      event: 'identity.closed',
      name: 'support.forget_conversations',
      handle: async ({ db }, { shopperId }) => {
        await removeShopperSessions(db, shopperId);
      },
    }),
  ],
  removeOld: removeOldSessions,
  provide: (kernel) => ({
    assistantKnowledge: new AssistantKnowledge(kernel),
    languageModel: createLanguageModel(kernel.config, kernel.clock),
  }),
};
