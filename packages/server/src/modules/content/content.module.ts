import type { Module } from '../../kernel/module.ts';
import { contentMessages } from './content.messages.ts';
import { contentRoutes } from './content.routes.ts';
import { Showcase } from './showcase.ts';
import { uploadRoutes } from './upload.routes.ts';

export const contentModule: Module = {
  name: 'content',
  routes: [...contentRoutes, ...uploadRoutes],
  messages: contentMessages,
  provide: ({ db, bus }) => ({ showcase: new Showcase(db, bus) }),
};
