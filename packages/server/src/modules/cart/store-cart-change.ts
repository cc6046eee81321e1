import type { CallChecked } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { transact, withCommit } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { addFavourites, findSkusForSale } from '../catalog/index.ts';
import {
  emptyCart,
  listCartLines,
  lockCart,
  putCartLine,
  removeFromCart,
  updateNumber,
} from './cart.queries.ts';
import { maxLines, maxPieces } from './merge.rules.ts';

type Change = CallChecked<'POST /wanlshop/cart/storage'>;
type LineId = { goods_id: number; sku_id: number };

/**
 * One change of the own cart. `bcadd` and `bcsub` say what the number is now, so that a resend is harmless;
 * `add` says how many more. `follow` moves lines to the favourites and answers how many of their goods are new.
 */
export async function storeCartChange(ctx: Context, change: Change): Promise<number | null> {
  const shopperId = requireShopper(ctx);
  switch (change.type) {
    case 'empty':
      await emptyCart(ctx.db, shopperId);
      return null;
    case 'del':
      await removeFromCart(ctx.db, shopperId, getSkuIds(change.data));
      return null;
    case 'follow':
      return moveToFavourites(ctx, shopperId, change.data);
    case 'bcsub':
      await updateNumber(ctx.db, shopperId, change.sku_id, change.number);
      return null;
    case 'bcadd':
      await raise(ctx, shopperId, change, () => change.number);
      return null;
    case 'add':
      await raise(ctx, shopperId, change.data, (present) => present + change.data.number);
      return null;
  }
}

const getSkuIds = (lines: readonly LineId[]): number[] => lines.map(({ sku_id }) => sku_id);

function moveToFavourites(ctx: Context, shopperId: number, lines: readonly LineId[]): Promise<number> {
  return transact(ctx, async (ctx) => {
    const added = await addFavourites(
      ctx,
      shopperId,
      lines.map(({ goods_id }) => goods_id),
    );
    await removeFromCart(ctx.db, shopperId, getSkuIds(lines));
    return added;
  });
}

/** More of a sku: it must be on sale, in stock, and there must be room for a line. */
async function raise(
  ctx: Context,
  shopperId: number,
  { goods_id, sku_id }: LineId,
  numberAfter: (present: number) => number,
): Promise<void> {
  await transact(ctx, async (ctx) => {
    // one after the other on the transaction's connection, without waiting for each in turn
    const [, [sku], lines] = await Promise.all([
      lockCart(ctx.db, shopperId),
      findSkusForSale(ctx.db, [sku_id]),
      listCartLines(ctx.db, shopperId),
    ]);
    if (!sku?.isOnSale || sku.goodsId !== goods_id)
      throw new Refusal('cart.not_on_sale', {}, { field: 'sku_id' });
    const there = lines.find(({ skuId }) => skuId === sku_id);
    if (!there && lines.length >= maxLines) throw new Refusal('cart.full', { most: maxLines });
    const number = numberAfter(there?.number ?? 0);
    if (number > Math.min(sku.stock, maxPieces)) {
      throw new Refusal('cart.short_of_stock', { stock: sku.stock }, { field: 'number' });
    }
    const line = there ?? {
      shopperId,
      skuId: sku_id,
      goodsId: goods_id,
      checked: false,
      addedAt: ctx.clock.now(),
    };
    await withCommit(ctx, putCartLine(ctx.db, { ...line, number }));
  });
}
