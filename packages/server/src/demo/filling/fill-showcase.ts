import { saveAdverts, saveHotWords, savePage } from '../../modules/content/index.ts';
import {
  advertsOf,
  categoryBlocks,
  homeBlocks,
  hotWords,
  type Market,
  searchBlocks,
} from '../market/showcase.ts';
import type { FilledGoods } from './fill-goods.ts';
import type { Filling } from './filling.ts';

type Around = {
  categories: ReadonlyMap<string, number>;
  goods: ReadonlyMap<string, FilledGoods>;
};

/** What the operator puts on show. */
export async function fillShowcase({ ctx, urlOf }: Filling, { categories, goods }: Around): Promise<void> {
  const market: Market = {
    urlOf,
    categoryId: (key) => known(categories.get(key), key),
    goodsId: (key) => known(goods.get(key)?.id, key),
  };
  for (const place of ['open', 'page', 'category', 'first', 'other'] as const)
    await saveAdverts(ctx, place, advertsOf(place, market));
  await savePage(ctx, 'home', homeBlocks(market));
  await savePage(ctx, 'category', categoryBlocks(market));
  await savePage(ctx, 'search', searchBlocks());
  await saveHotWords(ctx, hotWords);
}

function known(id: number | undefined, key: string): number {
  if (id === undefined) throw new Error(`nothing is called ${key}`);
  return id;
}
