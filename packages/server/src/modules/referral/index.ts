/** The public API of referral. */
import type { Module } from '../../kernel/module.ts';
import { referralListeners } from './referral.events.ts';
import { referralMessages } from './referral.messages.ts';
import { referralRoutes } from './referral.routes.ts';

export { getCode } from './binding/get-code.ts';

export const referralModule: Module = {
  name: 'referral',
  routes: referralRoutes,
  listeners: referralListeners,
  messages: referralMessages,
};
