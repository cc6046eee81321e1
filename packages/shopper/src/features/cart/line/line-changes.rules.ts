/**
 * What becomes of a line whose sku is changed: it keeps its place, and with a line of that sku it becomes one, whose
 * number stops at the stock. The market does the same.
 */
import type { CartLine } from '@chengji/contract';
import {
  type Cart,
  findLine,
  isSameLine,
  type LineKey,
  MAX_PIECES,
  multiplyPrice,
  toCart,
} from '../cart.rules.ts';

export type NewSku = { sku: CartLine['sku']; image: string; number: number };

export function changeSku(cart: Cart, key: LineKey, { sku, image, number }: NewSku): Cart {
  const line = findLine(cart, key);
  if (!line) return cart;
  const newKey = { goods_id: key.goods_id, sku_id: sku.id };
  const there = isSameLine(key, newKey) ? undefined : findLine(cart, newKey);
  const total = Math.min(number + (there?.number ?? 0), sku.stock, MAX_PIECES);
  const { price_drop: _, ...fields } = line;
  const changed: CartLine = {
    ...(there ?? (isSameLine(key, newKey) ? line : fields)),
    sku_id: sku.id,
    sku,
    image,
    number: total,
    sum: multiplyPrice(sku.price, total),
    state: 'ok',
    checked: line.checked || there?.checked === true,
  };
  const replaced = there ?? line;
  const list = cart.list.map((shop) => ({
    ...shop,
    products: shop.products.flatMap((one) => {
      if (isSameLine(one, replaced)) return [changed];
      return isSameLine(one, line) ? [] : [one];
    }),
  }));
  return toCart(list, cart.operate);
}
