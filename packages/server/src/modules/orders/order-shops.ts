import type { Context } from '../../kernel/context.ts';
import { findShops, type ShopCard } from '../shops/index.ts';

/** The shops of these orders, by id; an order's shop is always there. */
export async function shopsOf(
  ctx: Context,
  orders: readonly { shopId: number }[],
): Promise<(shopId: number) => ShopCard> {
  const cards = await findShops(ctx.db, [...new Set(orders.map(({ shopId }) => shopId))], ctx.language);
  return (shopId) => {
    const card = cards.get(shopId);
    if (!card) throw new Error(`no shop ${shopId}`);
    return card;
  };
}

export const requireShop = async (ctx: Context, shopId: number): Promise<ShopCard> =>
  (await shopsOf(ctx, [{ shopId }]))(shopId);
