import { describe, expect, it } from 'vitest';
import { getCursorSize, goodsOrders, toCursorKey } from './goods-order.rules.ts';

const row = { id: 7, rank: 40, sold: 30, priceCents: 1_230 };

describe('where a list goes on', () => {
  it.each([
    ['default', [40, 7]],
    ['sales', [30, 7]],
    ['price_asc', [1_230, 7]],
    ['price_desc', [1_230, 7]],
    ['new', [7]],
  ] as const)('in the order %s is after its last row', (sort, key) => {
    expect(toCursorKey(sort, row)).toEqual(key);
    expect(getCursorSize(sort)).toBe(key.length);
  });

  it('is after the cheapest or the dearest alike: both read one index, from either end', () => {
    expect(goodsOrders.price_asc.by).toBe(goodsOrders.price_desc.by);
    expect(goodsOrders.price_asc.direction).not.toBe(goodsOrders.price_desc.direction);
  });
});
