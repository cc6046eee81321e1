import { computeOrderPoints, findLevelRate, listLevels } from '@chengji/contract/points/points.rules';
import { listener } from '../../kernel/events/events.ts';
import { findShoppers } from '../identity/index.ts';
import { earnPoints } from './account/change-points.ts';
import { deleteCheckIns } from './check-in/check-in.queries.ts';
import { followCheckIn } from './ranking/follow-check-in.ts';

export const pointsListeners = [
  listener({ event: 'points.checked_in', name: 'points.follow_check_in', handle: followCheckIn }),
  /** The level its buyer has by then says how many points a yuan is. */
  listener({
    event: 'orders.released',
    name: 'points.reward_order',
    handle: async (ctx, { orderId, orderNo, shopperId, goodsCents }) => {
      const { settings } = ctx.services;
      const level = (await findShoppers(ctx.db, [shopperId])).get(shopperId)?.level ?? 1;
      const points = computeOrderPoints(goodsCents, {
        perYuan: settings.get('points.per_yuan'),
        rateBasisPoints: findLevelRate(listLevels(settings), level),
      });
      await earnPoints(ctx, { shopperId, key: `order:${orderId}`, kind: 'order', points, title: orderNo });
    },
  }),
  /** Once an order, however many of its lines are reviewed with pictures. */
  listener({
    event: 'reviews.written',
    name: 'points.reward_review',
    handle: async (ctx, { pictured }) => {
      if (!pictured) return;
      const points = ctx.services.settings.get('points.review');
      const { shopperId, orderId } = pictured;
      await earnPoints(ctx, { shopperId, key: `review:${orderId}`, kind: 'review', points });
    },
  }),
  listener({
    event: 'identity.closed',
    name: 'points.forget_shopper',
    handle: async (ctx, { shopperId }) => {
      await deleteCheckIns(ctx.db, shopperId);
      await followCheckIn(ctx, { shopperId });
    },
  }),
];
