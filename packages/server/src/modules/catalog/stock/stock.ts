/**
 * Stock is held and given back in the order of sku ids, and a goods is touched after its skus: everyone who takes
 * the locks in this one order cannot deadlock with another who does.
 */
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { emit } from '../../../kernel/events/events.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { addToSold, keepInStock } from '../goods/goods.queries.ts';
import { claimSkuStock, returnSkuStock } from './stock.queries.ts';

export type StockItem = { skuId: number; number: number };

function byId<T>(items: readonly T[], idOf: (item: T) => number, numberOf: (item: T) => number) {
  const numbers = new Map<number, number>();
  for (const item of items) numbers.set(idOf(item), (numbers.get(idOf(item)) ?? 0) + numberOf(item));
  return [...numbers].sort(([a], [b]) => a - b);
}

const bySku = (items: readonly StockItem[]) =>
  byId(
    items,
    ({ skuId }) => skuId,
    ({ number }) => number,
  );

/**
 * Takes the pieces of every item out of stock, each by one conditional update, and answers the sku ids that
 * fell short. When there are any, the caller throws and its transaction gives the others back.
 */
export async function claimStock(ctx: Context, items: readonly StockItem[]): Promise<number[]> {
  const short: number[] = [];
  const emptied = new Set<number>();
  const low: { goodsId: number; skuId: number; left: number }[] = [];
  const usualLowStock = ctx.services.settings.get('catalog.low_stock');
  for (const [skuId, number] of bySku(items)) {
    const claimed = await claimSkuStock(ctx.db, skuId, number);
    if (!claimed) {
      short.push(skuId);
      continue;
    }
    const { goodsId, stock: left, lowStock } = claimed;
    const lowBelow = lowStock ?? usualLowStock;
    if (left === 0) emptied.add(goodsId);
    if (left < lowBelow && left + number >= lowBelow) low.push({ goodsId, skuId, left });
  }
  if (short.length > 0) return short;
  if (emptied.size > 0) await keepInStock(ctx.db, [...emptied]);
  const at = toUnixSeconds(ctx.clock.now());
  for (const one of low) await emit(ctx, 'catalog.stock_low', { ...one, at });
  return [];
}

/** Puts pieces back that were claimed. */
export async function returnStock(db: Db, items: readonly StockItem[]): Promise<void> {
  const refilled = new Set<number>();
  for (const [skuId, number] of bySku(items)) {
    const left = await returnSkuStock(db, skuId, number);
    if (left?.stock === number) refilled.add(left.goodsId);
  }
  if (refilled.size > 0) await keepInStock(db, [...refilled]);
}

/** Counts pieces as sold, or with `sign` −1 as sold no more. */
export async function countSold(
  db: Db,
  items: readonly { goodsId: number; number: number }[],
  sign: 1 | -1 = 1,
): Promise<void> {
  const sold = byId(
    items,
    ({ goodsId }) => goodsId,
    ({ number }) => number,
  );
  for (const [goodsId, number] of sold) await addToSold(db, goodsId, sign * number);
}
