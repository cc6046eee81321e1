import type { Module } from '../../kernel/module.ts';
import { contentMessages } from './content.messages.ts';
import { contentRoutes } from './content.routes.ts';
import { contentSellerRoutes } from './content.seller.routes.ts';
import { Showcase } from './showcase.ts';

export const contentModule: Module = {
  name: 'content',
  routes: [...contentRoutes, ...contentSellerRoutes],
  messages: contentMessages,
  provide: ({ db, bus }) => ({ showcase: new Showcase(db, bus) }),
};
