import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { findSkusForSale } from '../catalog/index.ts';
import { listCartLines, lockCart, putCartLines } from './cart.queries.ts';
import { mergeLines } from './merge.rules.ts';

type Line = {
  skuId: number;
  goodsId: number;
  number: number;
  checked: boolean;
  /** The post it was found in. */
  fromPostId?: number | null;
};

/**
 * Lays lines into a cart, in one transaction, by the rules of merging: laid in twice they change nothing more. Lines
 * keep the order they were given in: each a millisecond older than the one before.
 */
export function layInLines(ctx: Context, shopperId: number, given: readonly Line[]): Promise<void> {
  return transact(ctx, async ({ db, clock }) => {
    await lockCart(db, shopperId);
    const own = await listCartLines(db, shopperId);
    const skus = await findSkusForSale(
      db,
      given.map(({ skuId }) => skuId),
    );
    const found = new Map(given.map(({ skuId, fromPostId }) => [skuId, fromPostId ?? null]));
    const there = new Map(own.map(({ skuId, fromPostId }) => [skuId, fromPostId]));
    const bySku = new Map(skus.map((sku) => [sku.skuId, sku]));
    const known = given.filter(({ skuId, goodsId }) => bySku.get(skuId)?.goodsId === goodsId);
    const changed = mergeLines(own, known, new Map(skus.map(({ skuId, stock }) => [skuId, stock])));
    const now = clock.now().getTime();
    await putCartLines(
      db,
      changed.map((line, index) => ({
        ...line,
        shopperId,
        goodsId: bySku.get(line.skuId)?.goodsId ?? 0,
        addedPriceCents: bySku.get(line.skuId)?.priceCents ?? null,
        fromPostId: found.get(line.skuId) ?? there.get(line.skuId) ?? null,
        addedAt: new Date(now - index),
      })),
    );
  });
}

/** The skus a cart holds. */
export async function listSkusInCart(ctx: Context, shopperId: number): Promise<ReadonlySet<number>> {
  const lines = await listCartLines(ctx.db, shopperId);
  return new Set(lines.map(({ skuId }) => skuId));
}
