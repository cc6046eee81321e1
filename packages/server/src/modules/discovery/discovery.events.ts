import { listener } from '../../kernel/events/events.ts';
import { isSuspended } from '../shops/index.ts';
import { forgetShopper } from './people/leave.ts';
import { showShopPosts } from './posts/posts.queries.ts';

export const discoveryListeners = [
  listener({
    event: 'shops.state_changed',
    name: 'discovery.show_posts',
    handle: async (ctx, { shopId }) => showShopPosts(ctx.db, shopId, !(await isSuspended(ctx, shopId))),
  }),
  listener({
    event: 'identity.closed',
    name: 'discovery.forget_shopper',
    handle: (ctx, { shopperId }) => forgetShopper(ctx, shopperId),
  }),
];
