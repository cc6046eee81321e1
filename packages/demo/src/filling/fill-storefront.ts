import { saveAdverts, saveHotWords, savePage, savePopup } from '@chengji/server/modules/content/index';
import type { ShopKey } from '../market/shops.ts';
import {
  categoryBlocks,
  homeBlocks,
  hotWords,
  listAdverts,
  type Market,
  searchBlocks,
  welcomePopup,
} from '../market/storefront.ts';
import type { FilledGoods } from './fill-goods.ts';
import { fillReading } from './fill-reading.ts';
import type { FilledShop } from './fill-shops.ts';
import type { Filling } from './filling.ts';

type Around = {
  shops: ReadonlyMap<ShopKey, FilledShop>;
  categories: ReadonlyMap<string, number>;
  goods: ReadonlyMap<string, FilledGoods>;
};

/** What the operator puts on show. */
export async function fillStorefront(filling: Filling, { shops, categories, goods }: Around): Promise<void> {
  const { ctx, toUrl } = filling;
  const market: Market = {
    toUrl,
    categoryId: (key) => known(categories.get(key), key),
    goodsId: (key) => known(goods.get(key)?.id, key),
    shopId: (key) => known(shops.get(key)?.id, key),
  };
  const { pageId } = await fillReading(filling, market);
  const places = ['open', 'page', 'category', 'first', 'other'] as const;
  for (const place of places) await saveAdverts(ctx, place, listAdverts(place, market));
  const pages = {
    home: homeBlocks(market, pageId),
    category: categoryBlocks(market),
    search: searchBlocks(),
  };
  for (const page of ['home', 'category', 'search'] as const) await savePage(ctx, page, pages[page]);
  await savePopup(ctx, welcomePopup(market));
  await saveHotWords(ctx, hotWords);
}

function known(id: number | undefined, key: string): number {
  if (id === undefined) throw new Error(`nothing is called ${key}`);
  return id;
}
