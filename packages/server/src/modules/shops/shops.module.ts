import { interval } from '../../kernel/background/interval.ts';
import { listener } from '../../kernel/events/events.ts';
import type { Module } from '../../kernel/module.ts';
import { actorsPort, countersPort, linkedShopsPort, staffAccountsPort } from '../identity/index.ts';
import { clearFollows, countFollowed } from './followers/follows.queries.ts';
import { listLinkedShops } from './links/linked-shops.ts';
import { deleteOwnLinks } from './links/links.queries.ts';
import { shopsJobs } from './shops.jobs.ts';
import { shopsMessages } from './shops.messages.ts';
import { shopsPlatformRoutes } from './shops.platform.routes.ts';
import { shopsRoutes } from './shops.routes.ts';
import { shopsSellerRoutes } from './shops.seller.routes.ts';
import { findSellerActor, shopAccounts } from './staff/seller-log-in.ts';
import { VisitCounter } from './visits/visit-counter.ts';
import { storeShopVisits } from './visits/visits.ts';

export const shopsModule: Module = {
  name: 'shops',
  ports(ports) {
    ports.provide(actorsPort, { kind: 'seller', find: findSellerActor });
    ports.provide(staffAccountsPort, shopAccounts);
    ports.provide(linkedShopsPort, listLinkedShops);
    ports.provide(countersPort, async ({ db }, shopperId) => ({
      dynamic: { concern: await countFollowed(db, shopperId) },
    }));
  },
  routes: [...shopsRoutes, ...shopsSellerRoutes, ...shopsPlatformRoutes],
  jobs: shopsJobs,
  listeners: [
    listener({
      event: 'identity.closed',
      name: 'shops.forget_shopper',
      async handle({ db }, { shopperId }) {
        await clearFollows(db, shopperId);
        await deleteOwnLinks(db, shopperId);
      },
    }),
  ],
  messages: shopsMessages,
  provide: () => ({ shopVisits: new VisitCounter() }),
  ...interval('storing visits of shops', 5, (ctx) =>
    ctx.services.shopVisits.store((visits) => storeShopVisits(ctx, visits)),
  ),
};
