import type { CallChecked } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { transact, withCommit } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { addFavourites, findSkusForSale, type SkuForSale } from '../catalog/index.ts';
import {
  emptyCart,
  listCartLines,
  lockCart,
  putCartLine,
  removeFromCart,
  updateNumber,
} from './cart.queries.ts';
import { capNumber, maxLines, maxPieces } from './merge.rules.ts';

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
      await raise(
        ctx,
        shopperId,
        change.data,
        (present) => present + change.data.number,
        change.data.from?.id,
      );
      return null;
    case 'change_sku':
      await changeSku(ctx, shopperId, change);
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
  fromPostId: number | null = null,
): Promise<void> {
  await transact(ctx, async (ctx) => {
    // one after the other on the transaction's connection, without waiting for each in turn
    const { sku, lines } = await lockForSku(ctx, shopperId, { goods_id, sku_id });
    const there = lines.find(({ skuId }) => skuId === sku_id);
    if (!there && lines.length >= maxLines) throw new Refusal('cart.full', { most: maxLines });
    const number = numberAfter(there?.number ?? 0);
    assertInStock(sku, number);
    const line = there ?? {
      shopperId,
      skuId: sku_id,
      goodsId: goods_id,
      checked: false,
      addedPriceCents: sku.priceCents,
      fromPostId,
      addedAt: ctx.clock.now(),
    };
    await withCommit(
      ctx,
      putCartLine(ctx.db, { ...line, fromPostId: fromPostId ?? line.fromPostId, number }),
    );
  });
}

/**
 * The line becomes one of another sku of its goods, at its place. Where that sku is in the cart already the two
 * are one line, whose number stops at the stock. A line that is gone stays gone: a resend is harmless.
 */
async function changeSku(
  ctx: Context,
  shopperId: number,
  { goods_id, sku_id, new_sku_id, number }: Extract<Change, { type: 'change_sku' }>,
): Promise<void> {
  await transact(ctx, async (ctx) => {
    const { sku, lines } = await lockForSku(ctx, shopperId, { goods_id, sku_id: new_sku_id });
    const line = lines.find(({ skuId, goodsId }) => skuId === sku_id && goodsId === goods_id);
    if (!line) return;
    assertInStock(sku, number);
    if (new_sku_id === sku_id) {
      await updateNumber(ctx.db, shopperId, sku_id, number);
      return;
    }
    const there = lines.find(({ skuId }) => skuId === new_sku_id);
    await removeFromCart(ctx.db, shopperId, [sku_id]);
    await putCartLine(ctx.db, {
      ...(there ?? { ...line, skuId: new_sku_id, addedPriceCents: sku.priceCents }),
      number: capNumber(number + (there?.number ?? 0), sku.stock),
      checked: line.checked || there?.checked === true,
    });
  });
}

/** The own cart, locked, and a sku that is wanted in it: it must be on sale. */
async function lockForSku(ctx: Context, shopperId: number, { goods_id, sku_id }: LineId) {
  // one after the other on the transaction's connection, without waiting for each in turn
  const [, [sku], lines] = await Promise.all([
    lockCart(ctx.db, shopperId),
    findSkusForSale(ctx.db, [sku_id]),
    listCartLines(ctx.db, shopperId),
  ]);
  if (!sku?.isOnSale || sku.goodsId !== goods_id)
    throw new Refusal('cart.not_on_sale', {}, { field: 'sku_id' });
  return { sku, lines };
}

function assertInStock({ stock }: SkuForSale, number: number): void {
  if (number > Math.min(stock, maxPieces))
    throw new Refusal('cart.short_of_stock', { stock }, { field: 'number' });
}
