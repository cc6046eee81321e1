import type { Module } from '../../kernel/module.ts';
import { liveListeners } from './live.events.ts';
import { liveJobs } from './live.jobs.ts';
import { liveMessages } from './live.messages.ts';
import { liveRoutes } from './live.routes.ts';
import { liveStaffRoutes } from './live.staff.routes.ts';
import { media } from './media/media.module.ts';
import { liveFrames } from './rooms/hear-frames.ts';
import { NodeRooms } from './rooms/node-rooms.ts';
import { roomsMessages } from './rooms/rooms.messages.ts';
import { LivingInfos } from './sessions/living-info.ts';

export const liveModule: Module = {
  name: 'live',
  routes: [...liveRoutes, ...liveStaffRoutes],
  listeners: [...liveListeners, ...media.listeners],
  jobs: liveJobs,
  messages: { ...liveMessages, ...roomsMessages },
  frames: liveFrames,
  provide: async (kernel) => ({
    livingInfos: new LivingInfos(),
    liveRooms: new NodeRooms(kernel),
    ...(await media.provide(kernel)),
  }),
  serve: media.serve,
  async start(kernel) {
    kernel.services.liveRooms.start();
    await media.start(kernel);
  },
  async stop(kernel) {
    await media.stop(kernel);
    await kernel.services.liveRooms.stop();
  },
};
