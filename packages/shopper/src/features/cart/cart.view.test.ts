import type { CartLine } from '@chengji/contract';
import { describe, expect, it } from 'vitest';
import { addLine, chooseLine, emptyCart } from './cart.rules.ts';
import { checkoutData, getNote, valuesText } from './cart.view.ts';

const line = (over: Partial<CartLine> & { stock?: number } = {}): CartLine => ({
  goods_id: 1,
  sku_id: 2,
  title: 'goods',
  image: '',
  sku: { id: 2, price: '1.00', values: ['雾紫', '标准版'], stock: over.stock ?? 99 },
  number: 1,
  sum: '1.00',
  checked: false,
  shop_id: 1,
  shop_name: 'shop',
  state: 'ok',
  ...over,
});

describe('the cart on its screen', () => {
  it('takes only the chosen lines to the checkout', () => {
    const both = addLine(addLine(emptyCart, { ...line(), shop_type: 'self' }), {
      ...line({ sku_id: 3 }),
      shop_type: 'self',
    });
    const chosen = chooseLine(both, { goods_id: 1, sku_id: 3 });
    expect(JSON.parse(checkoutData(chosen))).toEqual([{ goods_id: 1, sku_id: 3, number: 1 }]);
    expect(checkoutData(both)).toBe('[]');
  });

  it('takes to the checkout in which post a line was found', () => {
    const from = { type: 'post', id: 91 } as const;
    const found = chooseLine(addLine(emptyCart, { ...line({ from }), shop_type: 'self' }), line());
    expect(JSON.parse(checkoutData(found))).toEqual([{ goods_id: 1, sku_id: 2, number: 1, from }]);
  });

  it('says what cannot be bought, and when little is left', () => {
    expect(getNote(line())).toBeNull();
    expect(getNote(line({ state: 'sold_out', stock: 0 }))).toBe('soldOut');
    expect(getNote(line({ state: 'off_sale' }))).toBe('offSale');
    expect(getNote(line({ stock: 9 }))).toBe('stockLeft');
    expect(getNote(line({ number: 99 }))).toBe('stockLeft');
  });

  it('writes the values chosen in one line', () => {
    expect(valuesText(line())).toBe('雾紫 · 标准版');
  });
});
