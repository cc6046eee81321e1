import { describe, expect, it } from 'vitest';
import { orderOf, readCheckout, wayOutOf } from './checkout.view.ts';

const items = [{ goods_id: 1, sku_id: 2, number: 3 }];
const data = JSON.stringify(items);

describe('a checkout', () => {
  it('is read from its address', () => {
    expect(readCheckout({ type: 'cart', data })).toEqual({ type: 'cart', items });
  });

  it.each([
    ['another kind', 'gift', data],
    ['no list', 'cart', '{"goods_id":1}'],
    ['an empty list', 'cart', '[]'],
    ['a number of nothing', 'cart', '[{"goods_id":1,"sku_id":2,"number":0}]'],
    ['no sku', 'goods', '[{"goods_id":1,"number":1}]'],
    ['an address cut short', 'goods', data.slice(0, -3)],
  ])('is none with %s', (_, type, given) => {
    expect(readCheckout({ type, data: given })).toBeNull();
  });

  it('is placed as it was shown, with what was said to each shop', () => {
    const checkout = { type: 'cart' as const, items };
    const quote = { payable: '12.30', address: { id: 9 } };
    expect(orderOf(checkout, quote, { 5: '放门口', 6: '  ' })).toEqual({
      ...checkout,
      address_id: 9,
      payable: '12.30',
      remarks: { 5: '放门口' },
    });
    expect(orderOf(checkout, quote, {})).not.toHaveProperty('remarks');
  });

  it('that is refused says what helps', () => {
    expect(wayOutOf('orders.no_delivery')).toBe('address');
    expect(wayOutOf('orders.short_of_stock')).toBe('goods');
    expect(wayOutOf('')).toBe('retry');
  });
});
