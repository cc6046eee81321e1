import { listener } from '../../kernel/events/events.ts';
import { isSuspended } from '../shops/index.ts';
import { showShopPosts } from './posts.queries.ts';

export const discoveryListeners = [
  listener({
    event: 'shops.state_changed',
    name: 'discovery.show_posts',
    handle: async (ctx, { shopId }) => showShopPosts(ctx.db, shopId, !(await isSuspended(ctx, shopId))),
  }),
];
