import { allGoods } from './goods/all-goods.ts';
import { categories, type DemoCategory } from './market/categories.ts';
import { pagePictures } from './market/pages.ts';
import { shoppers } from './market/shoppers.ts';
import { shops } from './market/shops.ts';
import { storefrontPictures } from './market/storefront.ts';
import type { Picture } from './pictures/picture.ts';
import { everyPost } from './posts/all-posts.ts';
import { articleCategories } from './reading/all-articles.ts';
import { planTrades } from './trades/trade-plan.ts';

const listTiles = ({ tile, children }: DemoCategory): Picture[] => [tile, ...children.flatMap(listTiles)];

/** So many of the newest goods are in sight at first. */
const SEEN_FIRST = 6;

/** What the first screens show: taken while the market is made. */
export const picturesAtOnce = (): Picture[] => [
  ...categories.map(({ tile }) => tile),
  ...shops.map(({ logo }) => logo),
  ...shoppers.map(({ avatar }) => avatar),
  ...storefrontPictures(),
  ...allGoods.slice(-SEEN_FIRST).map(({ photos }) => photos[0]),
];

/** So many goods are seen before somebody looks elsewhere. */
const SEEN_NEXT = 60;

/** What lists show, in the order in which people come to it. */
export function listedPictures(): Picture[] {
  const goods = allGoods.toReversed().map(({ photos }) => photos[0]);
  return [
    ...categories.flatMap(listTiles),
    ...goods.slice(0, SEEN_NEXT),
    ...everyPost.map(({ photos }) => photos[0]),
    ...goods.slice(SEEN_NEXT),
    ...pagePictures(),
    ...articleCategories.flatMap(({ articles }) => articles.map(({ picture }) => picture)),
  ];
}

/** Every picture the demo market shows; the same one may be named more than once. */
export const demoPictures = (): Picture[] => [
  ...allGoods.flatMap(({ photos, skus }) => [...photos, ...skus.map(({ photo }) => photo)]),
  ...categories.flatMap(listTiles),
  ...shops.map(({ logo }) => logo),
  ...shoppers.map(({ avatar }) => avatar),
  ...storefrontPictures(),
  ...pagePictures(),
  ...articleCategories.flatMap(({ articles }) => articles.map(({ picture }) => picture)),
  ...everyPost.flatMap(({ photos }) => photos),
  ...planTrades().flatMap(({ lines, ends }) =>
    ends === 'completed' ? lines.flatMap(({ review }) => review.photos) : [],
  ),
];
