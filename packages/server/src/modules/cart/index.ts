/** The door of cart. */
import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import type { Module } from '../../kernel/module.ts';
import { cartMessages } from './cart.messages.ts';
import { storeCartChange } from './store-cart-change.ts';
import { synchronizeCart } from './synchronize-cart.ts';

/** Takes what was ordered out of the cart, in the transaction of the order. */
export { removeFromCart } from './cart.queries.ts';

export const cartModule: Module = {
  name: 'cart',
  routes: routes(calls, {
    'POST /wanlshop/cart/synchro': { verb: synchronizeCart },
    'POST /wanlshop/cart/storage': { verb: storeCartChange },
  }),
  messages: cartMessages,
};
