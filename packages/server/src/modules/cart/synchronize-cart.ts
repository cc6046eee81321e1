import type { CallChecked, CartShop } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { findSkusForSale } from '../catalog/index.ts';
import { presentCart } from './cart.present.ts';
import { listCartLines } from './cart.queries.ts';
import { layInLines } from './lay-in-lines.ts';

type Sent = NonNullable<CallChecked<'POST /wanlshop/cart/synchro'>['cart']>;

/** Lays what a visitor collected into the own cart, and answers the whole as it stands now. */
export async function synchronizeCart(
  ctx: Context,
  { cart }: CallChecked<'POST /wanlshop/cart/synchro'>,
): Promise<CartShop[]> {
  const shopperId = requireShopper(ctx);
  if (cart && cart.length > 0) await layInLines(ctx, shopperId, listSent(cart));
  const lines = await listCartLines(ctx.db, shopperId);
  const skus = await findSkusForSale(
    ctx.db,
    lines.map(({ skuId }) => skuId),
  );
  return presentCart(lines, skus, ctx.language);
}

/** Every line of a cart as a client holds it, grouped by shop or not. */
const listSent = (cart: Sent) =>
  cart
    .flatMap((entry) => ('products' in entry ? entry.products : [entry]))
    .map(({ sku_id, goods_id, number, checked, from }) => ({
      skuId: sku_id,
      goodsId: goods_id,
      number,
      checked: checked ?? false,
      fromPostId: from?.id ?? null,
    }));
