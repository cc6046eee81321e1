import type { Module } from '../../kernel/module.ts';
import { platformMessages } from './platform.messages.ts';
import { platformRoutes } from './platform.platform.routes.ts';

export const platformModule: Module = {
  name: 'platform',
  routes: platformRoutes,
  messages: platformMessages,
};
