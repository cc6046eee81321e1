import { listener } from '../../kernel/events/events.ts';
import { alertStaff } from '../alerts/index.ts';
import { findShoppers, maskNickname } from '../identity/index.ts';
import { tell } from '../notices/index.ts';
import { isSuspended, listLinkedShoppers } from '../shops/index.ts';
import { tellRoom } from './sessions/announce.ts';
import { endLiving } from './sessions/end-live.ts';
import { showLivesOfShop } from './sessions/lists.queries.ts';
import { findLivePosts } from './sessions/live-posts.port.ts';
import { findLive, findLivingOfShop } from './sessions/lives.queries.ts';
import { livePurchasesPort } from './sessions/purchases.port.ts';
import { deleteTraces } from './sessions/reminders.queries.ts';
import { tellReminded } from './sessions/tell-reminded.ts';

export const liveListeners = [
  listener({
    event: 'live.began',
    name: 'live.remind',
    handle: async (ctx, { liveId }) => {
      const live = await findLive(ctx.db, liveId);
      if (live) await tellReminded(ctx, live, 'began');
    },
  }),
  /** Once more, for those whose node knew nothing of it when the one that ended it died. */
  listener({
    event: 'live.over',
    name: 'live.tell_over',
    handle: async (ctx, { liveId }) => {
      const live = await findLive(ctx.db, liveId);
      if (live) tellRoom(ctx, liveId, { type: 'over', content: { reason: live.cutReason } });
    },
  }),
  listener({
    event: 'live.recorded',
    name: 'live.tell_recorded',
    handle: async (ctx, { liveId, shopId }) => {
      const live = await findLive(ctx.db, liveId);
      if (!live) return;
      await tellReminded(ctx, live, 'recorded');
      const params = { title: live.title };
      const source = `live.recorded ${liveId}`;
      for (const shopperId of await listLinkedShoppers(ctx, shopId))
        await tell(ctx, {
          shopperId,
          kind: 'notify',
          sentence: 'live.news_recorded_own',
          params,
          modules: 'live',
          modulesId: liveId,
          source: `${source} own`,
        });
      await alertStaff(ctx, { kind: 'live_recorded', shopId, subjectId: liveId, params, source });
    },
  }),
  /** Who bought is told to all who watch, with a name that only they know themselves. */
  listener({
    event: 'orders.paid',
    name: 'live.tell_bought',
    handle: async (ctx, { orderId, shopId, shopperId }) => {
      const live = await findLivingOfShop(ctx.db, shopId);
      const postId = live && (await findLivePosts(ctx, [live.id])).get(live.id)?.postId;
      if (!live || !postId) return;
      const titles =
        (await ctx.services.ports.find(livePurchasesPort)?.listTitles(ctx, { orderId, postId })) ?? [];
      const person = (await findShoppers(ctx.db, [shopperId])).get(shopperId);
      const nickname = maskNickname(person?.nickname ?? '');
      for (const title of titles) tellRoom(ctx, live.id, { type: 'bought', content: { nickname, title } });
    },
  }),
  listener({
    event: 'shops.state_changed',
    name: 'live.follow_shop',
    handle: async (ctx, { shopId }) => {
      const suspended = await isSuspended(ctx, shopId);
      await showLivesOfShop(ctx.db, shopId, !suspended);
      const living = suspended ? await findLivingOfShop(ctx.db, shopId) : null;
      if (living) await endLiving(ctx, living.id, { reason: 'shop_suspended' });
    },
  }),
  listener({
    event: 'identity.closed',
    name: 'live.forget_shopper',
    handle: (ctx, { shopperId }) => deleteTraces(ctx.db, shopperId),
  }),
];
