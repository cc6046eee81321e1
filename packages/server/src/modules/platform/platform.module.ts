import type { Module } from '../../kernel/module.ts';
import { platformMessages } from './platform.messages.ts';
import { platformRoutes } from './platform.platform.routes.ts';
import { platformSellerRoutes } from './platform.seller.routes.ts';

export const platformModule: Module = {
  name: 'platform',
  routes: [...platformRoutes, ...platformSellerRoutes],
  messages: platformMessages,
};
