import { listener } from '../../kernel/events/events.ts';
import { isSuspended } from '../shops/index.ts';
import { clearCards } from './cards/own-cards.queries.ts';
import { setWithheld } from './coupon.queries.ts';

export const couponsListeners = [
  /** A suspended shop's coupons are not there to be received; cards people hold stay as they are. */
  listener({
    event: 'shops.state_changed',
    name: 'coupons.follow_shop',
    handle: async (ctx, { shopId }) => setWithheld(ctx.db, shopId, await isSuspended(ctx, shopId)),
  }),
  listener({
    event: 'identity.closed',
    name: 'coupons.forget_shopper',
    handle: ({ db }, { shopperId }) => clearCards(db, shopperId),
  }),
];
