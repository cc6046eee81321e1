/**
 * What a checkout costs. Items of one shop make one order; its goods and freight make its payable, and the
 * orders' payables make the trade's. Every amount shown is a sum of amounts shown, to the cent.
 */
import { addCents, type Cents, largestCents, multiplyCents, zeroCents } from '@chengji/contract/money';

export type PricedItem = {
  skuId: number;
  shopId: number;
  priceCents: Cents;
  /** What a piece may still fall to; the price itself unless a ladder team lowers it. */
  lowestPriceCents?: Cents | undefined;
  number: number;
};

/** `spentCents` is what surely is spent on the line: a coupon's threshold counts that. */
export type PricedLine<T extends PricedItem> = T & { sumCents: Cents; spentCents: Cents };

export type ShopBasket<T extends PricedItem> = {
  shopId: number;
  lines: PricedLine<T>[];
  goodsCents: Cents;
};

/** Whether the goods come to an amount that can be written down, and paid. */
export const isPayable = (items: readonly Pick<PricedItem, 'priceCents' | 'number'>[]): boolean =>
  items.reduce((sum, { priceCents, number }) => sum + priceCents * number, 0) <= largestCents;

/** Groups items by shop in the order the shops first appear, and adds up each. */
export function basketsByShop<T extends PricedItem>(items: readonly T[]): ShopBasket<T>[] {
  const baskets = new Map<number, ShopBasket<T>>();
  for (const item of items) {
    const basket = baskets.get(item.shopId) ?? { shopId: item.shopId, lines: [], goodsCents: zeroCents };
    const sumCents = multiplyCents(item.priceCents, item.number);
    const spentCents = multiplyCents(item.lowestPriceCents ?? item.priceCents, item.number);
    basket.lines.push({ ...item, sumCents, spentCents });
    basket.goodsCents = addCents(basket.goodsCents, sumCents);
    baskets.set(item.shopId, basket);
  }
  return [...baskets.values()];
}

/** One line per sku: the same sku asked for twice is one line of both numbers. */
export function mergeItems<T extends { sku_id: number; number: number }>(items: readonly T[]): T[] {
  const merged = new Map<number, T>();
  for (const item of items) {
    const same = merged.get(item.sku_id);
    merged.set(item.sku_id, same ? { ...same, number: same.number + item.number } : { ...item });
  }
  return [...merged.values()];
}
