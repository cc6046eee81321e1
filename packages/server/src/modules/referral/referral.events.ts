import { listener } from '../../kernel/events/events.ts';
import { bindShopper } from './binding/bind-shopper.ts';
import { expectEarnings } from './earning/expect-earnings.ts';
import { creditEarnings, recountEarnings } from './earning/follow-order.ts';
import { watchSharing } from './watching/watch-sharing.ts';

export const referralListeners = [
  listener({
    event: 'identity.registered',
    name: 'referral.bind',
    handle: async (ctx, registered) => {
      await bindShopper(ctx, registered);
      await watchSharing(ctx, registered);
    },
  }),
  listener({
    event: 'orders.paid',
    name: 'referral.expect',
    handle: async (ctx, order) => {
      await expectEarnings(ctx, order);
      await watchSharing(ctx, order);
    },
  }),
  listener({ event: 'orders.grouped', name: 'referral.recount_grouped', handle: recountEarnings }),
  listener({ event: 'orders.closed', name: 'referral.recount_closed', handle: recountEarnings }),
  listener({ event: 'refunds.moved', name: 'referral.recount_refunded', handle: recountEarnings }),
  listener({
    event: 'orders.released',
    name: 'referral.credit',
    handle: async (ctx, released) => {
      await creditEarnings(ctx, released);
      await watchSharing(ctx, released);
    },
  }),
  listener({
    event: 'wallet.withdrawal_asked',
    name: 'referral.watch_withdrawal',
    handle: async (ctx, { owner, ownerId }) => {
      if (owner === 'shopper') await watchSharing(ctx, { shopperId: ownerId });
    },
  }),
];
