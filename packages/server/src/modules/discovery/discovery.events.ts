import { listener } from '../../kernel/events/events.ts';
import { isSuspended } from '../shops/index.ts';
import { postLive, showLivesOfShop, showPostsOfLives } from './lives/live-posts.ts';
import { forgetShopper } from './people/leave.ts';
import { showShopPosts } from './posts/posts.queries.ts';

const whenLive = (event: 'live.over' | 'live.recorded' | 'live.recording_removed') =>
  listener({
    event,
    name: `discovery.show_live_${event.slice('live.'.length)}`,
    handle: (ctx, { liveId }) => showPostsOfLives(ctx, [liveId]),
  });

export const discoveryListeners = [
  listener({
    event: 'live.began',
    name: 'discovery.post_live',
    handle: (ctx, { liveId }) => postLive(ctx, liveId),
  }),
  whenLive('live.over'),
  whenLive('live.recorded'),
  whenLive('live.recording_removed'),
  listener({
    event: 'shops.state_changed',
    name: 'discovery.show_posts',
    handle: async (ctx, { shopId }) => {
      await showShopPosts(ctx.db, shopId, !(await isSuspended(ctx, shopId)));
      await showLivesOfShop(ctx, shopId);
    },
  }),
  listener({
    event: 'identity.closed',
    name: 'discovery.forget_shopper',
    handle: (ctx, { shopperId }) => forgetShopper(ctx, shopperId),
  }),
];
