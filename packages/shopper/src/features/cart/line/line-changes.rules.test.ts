import { describe, expect, it } from 'vitest';
import { addLine, chooseLine, emptyCart, listLines, type NewLine } from '../cart.rules.ts';
import { changeSku } from './line-changes.rules.ts';

const aLine = (sku: number, number = 1): NewLine => ({
  goods_id: 7,
  sku_id: sku,
  title: '茶',
  image: 'old',
  sku: { id: sku, price: '12.30', values: [String(sku)], stock: 9 },
  number,
  price_drop: '1.00',
  shop_id: 1,
  shop_name: 'shop',
  shop_type: 'self',
});
const key = (sku: number) => ({ goods_id: 7, sku_id: sku });
const chosen = (sku: number, number: number) => ({
  sku: { id: sku, price: '10.00', values: [String(sku)], stock: 9 },
  image: 'new',
  number,
});
const shown = (cart: Parameters<typeof listLines>[0]) =>
  listLines(cart).map(({ sku_id, number, sum, checked }) => [sku_id, number, sum, checked]);

describe('a line whose sku is changed', () => {
  const cart = [aLine(1, 2), aLine(2, 3)].reduce(addLine, emptyCart);

  it('keeps its place and choice, with the price of now', () => {
    const changed = changeSku(chooseLine(cart, key(2)), key(2), chosen(3, 4));
    expect(shown(changed)).toEqual([
      [3, 4, '40.00', true],
      [1, 2, '24.60', false],
    ]);
    expect(changed.allsum).toBe('40.00');
    expect(listLines(changed)[0]).toMatchObject({ image: 'new' });
    expect(listLines(changed)[0]).not.toHaveProperty('price_drop');
  });

  it('becomes one with the line of that sku, up to the stock, chosen when either was', () => {
    expect(shown(changeSku(chooseLine(cart, key(1)), key(1), chosen(2, 2)))).toEqual([[2, 5, '50.00', true]]);
    expect(shown(changeSku(cart, key(1), chosen(2, 8)))).toEqual([[2, 9, '90.00', false]]);
  });

  it('may stay the same sku in another number', () => {
    expect(shown(changeSku(cart, key(1), chosen(1, 5)))[1]).toEqual([1, 5, '50.00', false]);
  });

  it('that is gone changes nothing', () => {
    expect(changeSku(cart, key(5), chosen(1, 1))).toBe(cart);
  });
});
