/** The public API of cart. */
import { listener } from '../../kernel/events/events.ts';
import type { Module } from '../../kernel/module.ts';
import { emptyCart } from './cart.queries.ts';
import { cartRoutes } from './cart.routes.ts';

/** Takes what was ordered out of the cart, in the transaction of the order. */
export { removeFromCart } from './cart.queries.ts';
export { layInLines, listSkusInCart } from './lay-in-lines.ts';

export const cartModule: Module = {
  name: 'cart',
  routes: cartRoutes,
  messages: {
    'cart.full': { zh: '购物车最多放 {most} 种商品', en: 'Your cart can hold up to {most} items' },
    'cart.not_on_sale': { zh: '商品已下架', en: 'This product is no longer available' },
    'cart.short_of_stock': { zh: '库存不足，仅剩 {stock} 件', en: 'Only {stock} left in stock' },
  },
  listeners: [
    listener({
      event: 'identity.closed',
      name: 'cart.forget_shopper',
      handle: ({ db }, { shopperId }) => emptyCart(db, shopperId),
    }),
  ],
};
