import { interval } from '../../kernel/background/interval.ts';
import type { Context } from '../../kernel/context.ts';
import type { Module } from '../../kernel/module.ts';
import { countersPort } from '../identity/index.ts';
import { goodsCountPort, goodsOfShopPort, VisitCounter } from '../shops/index.ts';
import { catalogListeners } from './catalog.events.ts';
import { beginSales, endSales, forgetDrafts } from './catalog.jobs.ts';
import { catalogMessages } from './catalog.messages.ts';
import { catalogPlatformRoutes } from './catalog.platform.routes.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { catalogSellerRoutes } from './catalog.seller.routes.ts';
import { CategoryTree } from './categories/category-tree.ts';
import { storeGoodsVisits } from './figures/goods-visits.ts';
import { countGoodsOfShops } from './goods/goods.queries.ts';
import { countFavourites } from './saved/favourite.queries.ts';
import { countFootprints } from './saved/footprint.queries.ts';
import { removeRareSearches } from './search/search.queries.ts';
import { BufferedSearchCounter, storeSearches } from './search/search-counter.ts';
import { SearchKnowledge } from './search/search-knowledge.ts';
import { withheldWithShop } from './seller-goods/withhold-goods.ts';

const storeIntervalSeconds = 5;

/** Suggestions are a comfort and visits a figure: nobody waits for their being stored. */
async function storeCounters(ctx: Context): Promise<void> {
  await storeSearches(ctx);
  await ctx.services.goodsVisits.store((visits) => storeGoodsVisits(ctx, visits));
}

export const catalogModule: Module = {
  name: 'catalog',
  ports(ports) {
    ports.provide(countersPort, async ({ db }, shopperId) => ({
      dynamic: {
        collection: await countFavourites(db, shopperId),
        footprint: await countFootprints(db, shopperId),
      },
    }));
    ports.provide(goodsCountPort, countGoodsOfShops);
    ports.provide(goodsOfShopPort, withheldWithShop);
  },
  routes: [...catalogRoutes, ...catalogSellerRoutes, ...catalogPlatformRoutes],
  listeners: catalogListeners,
  jobs: [forgetDrafts, beginSales, endSales],
  messages: catalogMessages,
  removeOld: removeRareSearches,
  provide: (kernel) => ({
    searchKnowledge: new SearchKnowledge(kernel),
    categoryTree: new CategoryTree(),
    searchCounter: new BufferedSearchCounter(),
    goodsVisits: new VisitCounter(),
  }),
  ...interval('storing searches and visits', storeIntervalSeconds, storeCounters),
};
