import type { CallChecked, CartShop } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { findSkusForSale } from '../catalog/index.ts';
import { presentCart } from './cart.present.ts';
import { listCartLines, lockCart, putCartLines } from './cart.queries.ts';
import { mergeLines } from './merge.rules.ts';

type Sent = NonNullable<CallChecked<'POST /wanlshop/cart/synchro'>['cart']>;

/** Lays what a visitor collected into the own cart, and answers the whole as it stands now. */
export async function synchronizeCart(
  ctx: Context,
  { cart }: CallChecked<'POST /wanlshop/cart/synchro'>,
): Promise<CartShop[]> {
  const shopperId = requireShopper(ctx);
  if (cart && cart.length > 0) await transact(ctx, (ctx) => addLine(ctx, shopperId, cart));
  const lines = await listCartLines(ctx.db, shopperId);
  const skus = await findSkusForSale(
    ctx.db,
    lines.map(({ skuId }) => skuId),
  );
  return presentCart(lines, skus, ctx.language);
}

/** Lines keep the order they were sent in: each a millisecond older than the one before. */
async function addLine(ctx: Context, shopperId: number, cart: Sent): Promise<void> {
  const sent = cart.flatMap((entry) => ('products' in entry ? entry.products : [entry]));
  await lockCart(ctx.db, shopperId);
  const own = await listCartLines(ctx.db, shopperId);
  const skus = await findSkusForSale(
    ctx.db,
    sent.map(({ sku_id }) => sku_id),
  );
  const goodsIds = new Map(skus.map(({ skuId, goodsId }) => [skuId, goodsId]));
  const known = sent.filter(({ sku_id, goods_id }) => goodsIds.get(sku_id) === goods_id);
  const changed = mergeLines(
    own,
    known.map(({ sku_id, number, checked }) => ({ skuId: sku_id, number, checked: checked ?? false })),
    new Map(skus.map(({ skuId, stock }) => [skuId, stock])),
  );
  const now = ctx.clock.now().getTime();
  await putCartLines(
    ctx.db,
    changed.map((line, index) => ({
      ...line,
      shopperId,
      goodsId: goodsIds.get(line.skuId) ?? 0,
      addedAt: new Date(now - index),
    })),
  );
}
