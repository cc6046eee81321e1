import type { CartLine } from '@chengji/contract';
import { describe, expect, test } from 'vitest';
import { toCart } from './cart.rules.ts';
import { findDifferences } from './cart-differences.view.ts';

const line = (sku_id: number, over: Partial<CartLine> = {}): CartLine => ({
  goods_id: sku_id * 10,
  sku_id,
  title: `商品 ${sku_id}`,
  image: '',
  number: 2,
  sum: '24.60',
  sku: { id: sku_id, price: '12.30', values: [], stock: 9 },
  checked: false,
  shop_id: 1,
  shop_name: '花间美妆',
  state: 'ok',
  ...over,
});
const cart = (...products: CartLine[]) =>
  toCart([{ shop_id: 1, shop_name: '花间美妆', shop_type: 'enterprise', products, check: false, choose: 0 }]);

describe('the differences between carts', () => {
  test('are none where only choices changed', () => {
    expect(findDifferences(cart(line(1)), cart(line(1, { checked: true })))).toEqual([]);
  });

  test('are another price, and another number', () => {
    const dearer = { id: 1, price: '15.00', values: [], stock: 9 };
    expect(findDifferences(cart(line(1)), cart(line(1, { sku: dearer, number: 1 })))).toEqual([
      { kind: 'price', title: '商品 1', from: '12.30', to: '15.00' },
      { kind: 'number', title: '商品 1', from: 2, to: 1 },
    ]);
  });

  test.each([
    ['sold_out', 'soldOut'],
    ['off_sale', 'offSale'],
  ] as const)('are what can no longer be bought: %s', (state, kind) => {
    expect(findDifferences(cart(line(1)), cart(line(1, { state })))).toEqual([{ kind, title: '商品 1' }]);
    expect(findDifferences(cart(line(1, { state })), cart(line(1, { state })))).toEqual([]);
  });

  test('are the lines removed, and those added elsewhere', () => {
    expect(findDifferences(cart(line(1), line(2)), cart(line(2), line(3)))).toEqual([
      { kind: 'gone', title: '商品 1' },
      { kind: 'added', title: '商品 3' },
    ]);
  });
});
