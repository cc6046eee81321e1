import { addCents, asCents } from '@chengji/contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketsByShop, mergeItems } from './quote.rules.ts';

const item = fc.record({
  skuId: fc.integer({ min: 1, max: 50 }),
  shopId: fc.integer({ min: 1, max: 5 }),
  priceCents: fc.integer({ min: 0, max: 1e7 }).map(asCents),
  number: fc.integer({ min: 1, max: 9999 }),
});

describe('the baskets of a checkout', () => {
  it('hold each item once, in the basket of its shop', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const baskets = basketsByShop(items);
        expect(new Set(baskets.map(({ shopId }) => shopId)).size).toBe(baskets.length);
        expect(baskets.flatMap(({ lines }) => lines).length).toBe(items.length);
        for (const { shopId, lines } of baskets) {
          expect(lines.every((line) => line.shopId === shopId)).toBe(true);
        }
      }),
    );
  });

  it('cost what their lines cost, to the cent', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const whole = items.reduce((sum, { priceCents, number }) => sum + priceCents * number, 0);
        expect(addCents(...basketsByShop(items).map(({ goodsCents }) => goodsCents))).toBe(whole);
      }),
    );
  });

  it('keep the order in which the shops were first met', () => {
    const of = (shopId: number) => ({ skuId: shopId, shopId, priceCents: asCents(1), number: 1 });
    expect(basketsByShop([of(3), of(1), of(3)]).map(({ shopId }) => shopId)).toEqual([3, 1]);
  });
});

describe('the items asked for', () => {
  it('are one line per sku with both numbers', () => {
    const merged = mergeItems([
      { sku_id: 1, number: 2 },
      { sku_id: 2, number: 1 },
      { sku_id: 1, number: 3 },
    ]);
    expect(merged).toEqual([
      { sku_id: 1, number: 5 },
      { sku_id: 2, number: 1 },
    ]);
  });
});
