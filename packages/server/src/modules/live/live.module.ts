import type { Module } from '../../kernel/module.ts';
import { liveMessages } from './live.messages.ts';
import { LivingInfos } from './sessions/living-info.ts';

export const liveModule: Module = {
  name: 'live',
  messages: liveMessages,
  provide: () => ({ livingInfos: new LivingInfos() }),
};
