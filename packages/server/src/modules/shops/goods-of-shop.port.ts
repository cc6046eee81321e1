/** What is sold in a shop, asked for by the shop: goods stand on shops, not the other way round. */
import type { Context } from '../../kernel/context.ts';
import { Port } from '../../kernel/ports.ts';

export type GoodsOfShop = {
  /** Takes what is on sale off it, until it is released. */
  withhold(ctx: Context, shopId: number): Promise<void>;
  /** Puts on sale again what was withheld. */
  release(ctx: Context, shopId: number): Promise<void>;
};

/** How the goods of a shop leave the market, and come back to it, together with their shop. */
export const goodsOfShopPort = new Port<GoodsOfShop>('goods of a shop');
