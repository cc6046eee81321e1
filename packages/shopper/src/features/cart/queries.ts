import type { CallIn } from '@chengji/contract';
import { call } from '../../kernel/calls/call.ts';

/** Counts once however often it is sent under its key. */
export const sendCartChange = (change: CallIn<'POST /wanlshop/cart/storage'>, idempotencyKey: string) =>
  call('POST /wanlshop/cart/storage', change, { idempotencyKey });
export const syncCart = (cart: CallIn<'POST /wanlshop/cart/synchro'>['cart']) =>
  call('POST /wanlshop/cart/synchro', { cart });
