import type { Kernel } from '../../kernel/kernel.ts';
import type { Module } from '../../kernel/module.ts';
import { registerCounters } from '../identity/index.ts';
import { catalogMessages } from './catalog.messages.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { catalogSellerRoutes } from './catalog.seller.routes.ts';
import { countFavourites } from './favourite.queries.ts';
import { SearchTally, storeSearches } from './search-tally.ts';

registerCounters('catalog', async ({ db }, shopperId) => ({
  dynamic: { collection: await countFavourites(db, shopperId) },
}));

const storeEveryMs = 5_000;
const timers = new WeakMap<Kernel, NodeJS.Timeout>();

/** Suggestions are a comfort: searches that could not be stored are no fault of the market. */
const store = async ({ systemContext, log }: Kernel): Promise<void> => {
  try {
    await storeSearches(systemContext());
  } catch (error) {
    log.warn({ err: error }, 'searches were not stored');
  }
};

export const catalogModule: Module = {
  name: 'catalog',
  routes: [...catalogRoutes, ...catalogSellerRoutes],
  messages: catalogMessages,
  provide: () => ({ searchTally: new SearchTally() }),
  start(kernel) {
    timers.set(kernel, setInterval(() => store(kernel), storeEveryMs).unref());
  },
  async stop(kernel) {
    clearInterval(timers.get(kernel));
    await store(kernel);
  },
};
