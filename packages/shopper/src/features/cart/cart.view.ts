/** What the cart's screen makes of the cart. */
import type { CartLine } from '@chengji/contract';
import { type Cart, chosenLines } from './cart.rules.ts';

/** Below this many pieces the stock is shown. */
const LOW_STOCK = 10;

/** The items of a checkout, as the address of its page carries them. */
export const checkoutData = (cart: Cart): string =>
  JSON.stringify(
    chosenLines(cart).map(({ goods_id, sku_id, number, from }) => ({ goods_id, sku_id, number, from })),
  );

export type LineNote = 'soldOut' | 'offSale' | 'stockLeft' | null;

/** The note of a line: that it cannot be bought, or that its stock is low. */
export function getNote({ state, sku, number }: CartLine): LineNote {
  if (state === 'sold_out') return 'soldOut';
  if (state === 'off_sale') return 'offSale';
  return sku.stock < LOW_STOCK || sku.stock <= number ? 'stockLeft' : null;
}

export const valuesText = ({ sku }: CartLine): string => sku.values.join(' · ');
