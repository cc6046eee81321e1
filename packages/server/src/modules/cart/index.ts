/** The public API of cart. */
import { listener } from '../../kernel/events/events.ts';
import type { Module } from '../../kernel/module.ts';
import { cartMessages } from './cart.messages.ts';
import { emptyCart } from './cart.queries.ts';
import { cartRoutes } from './cart.routes.ts';

/** Takes what was ordered out of the cart, in the transaction of the order. */
export { removeFromCart } from './cart.queries.ts';

export const cartModule: Module = {
  name: 'cart',
  routes: cartRoutes,
  messages: cartMessages,
  listeners: [
    listener({
      event: 'identity.closed',
      name: 'cart.forget_shopper',
      handle: ({ db }, { shopperId }) => emptyCart(db, shopperId),
    }),
  ],
};
