/** The public API of points. */
import type { Module } from '../../kernel/module.ts';
import { pointsPort } from '../identity/index.ts';
import { findStanding } from './check-in/find-standing.ts';
import { pointsListeners } from './points.events.ts';
import { pointsMessages } from './points.messages.ts';
import { pointsRoutes } from './points.routes.ts';

export { earnPoints, spendPoints } from './account/change-points.ts';
export { checkIn } from './check-in/check-in.ts';
export { makeUp } from './check-in/make-up.ts';

export const pointsModule: Module = {
  name: 'points',
  ports(ports) {
    ports.provide(pointsPort, async (ctx, shopperId) => {
      const { points, successions, longest } = await findStanding(ctx, shopperId);
      return { score: points, successions, maxsuccessions: longest };
    });
  },
  routes: pointsRoutes,
  listeners: pointsListeners,
  messages: pointsMessages,
};
