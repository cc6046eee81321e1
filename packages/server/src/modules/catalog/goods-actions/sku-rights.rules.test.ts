import { expect, it } from 'vitest';
import { listSkuRights } from './sku-rights.rules.ts';

const known = [{ id: 1, values: ['红'], price: '9.00', was_price: null, stock: 5 }];
const [same] = known;

it('a sku as it was needs no right of its own', () => {
  expect(listSkuRights(known, known)).toEqual([]);
  expect(
    listSkuRights(known, [
      { ...known[0], id: 1, values: ['深红'], price: '9.00', was_price: null, stock: 5 },
    ]),
  ).toEqual([]);
});

it('another price, a price before it and another stock each need theirs, and a new sku both', () => {
  if (!same) throw new Error('no sku');
  expect(listSkuRights(known, [{ ...same, price: '8.00' }])).toEqual(['goods.price']);
  expect(listSkuRights(known, [{ ...same, was_price: '12.00' }])).toEqual(['goods.price']);
  expect(listSkuRights(known, [{ ...same, stock: 6 }])).toEqual(['goods.stock']);
  expect(listSkuRights(known, [{ ...same, stock: 9, stock_was: 9 }])).toEqual([]);
  expect(listSkuRights([], [same])).toEqual(['goods.price', 'goods.stock']);
});
