/** How often goods were sold before the trades of the plan, how many follow a shop, like a post and read an article. */
import type { ShopKey } from '../market/shops.ts';
import { randomFrom } from '../random.ts';
import { allGoods } from './all-goods.ts';
import type { DemoGoods } from './expand-goods.ts';

const fewBuyFromCents = 150_000;

/** What sells best first: what the plan's shoppers favour is what others bought too. */
export const byFavour: readonly DemoGoods[] = allGoods
  .filter(({ skus }) => (skus[0]?.priceCents ?? 0) < fewBuyFromCents)
  .map((goods) => ({ goods, favour: randomFrom(`favour ${goods.key}`).whole(0, 1_000_000) }))
  .sort((a, b) => a.favour - b.favour)
  .map(({ goods }) => goods);

const bestSold = 42_000;
/** So many places from the end sell next to nothing. */
const slowSellers = 16;

/** A few sell by the ten thousand, most by the hundred, some hardly at all. */
export function computePastSold(goods: DemoGoods): number {
  const random = randomFrom(`sold ${goods.key}`);
  const place = byFavour.indexOf(goods);
  if (place < 0) return random.whole(0, 60);
  if (place >= byFavour.length - slowSellers) return random.chance(0.4) ? 0 : random.whole(1, 9);
  return Math.round((bestSold / (1 + place / 3) ** 1.35) * (random.whole(75, 125) / 100));
}

/** Some of those who bought there stayed. */
export function computePastFollowers(shop: ShopKey): number {
  const sold = allGoods.filter((goods) => goods.shop === shop).map(computePastSold);
  const total = sold.reduce((sum, number) => sum + number, 0);
  return Math.round((total * randomFrom(`followers ${shop}`).whole(18, 46)) / 100);
}

const fewestLikes = 14;

/** From a dozen to a few thousand: many few, few many. */
export const computePastLikes = (title: string): number =>
  Math.round(fewestLikes * Math.exp(randomFrom(`likes ${title}`).whole(0, 540) / 100));

const fewestViews = 180;

export const computePastViews = (title: string): number =>
  Math.round(fewestViews * Math.exp(randomFrom(`views ${title}`).whole(0, 420) / 100));
