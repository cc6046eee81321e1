import { describe, expect, it } from 'vitest';
import { getAddOn, toEstimate } from './estimate.view.ts';

const aShop = (changes: Partial<Parameters<typeof getAddOn>[0]> = {}) => ({
  shop_id: 5,
  freight: '8.00',
  next: null,
  ...changes,
});
const next = { card_id: 3, lacks: '41.00', saves: '30.00' };

describe('an estimate', () => {
  it('takes the best cards off goods and freight', () => {
    const quote = {
      address: null,
      goods_amount: '547.00',
      freight: '8.00',
      payable: '555.00',
      best: { discount: '30.10' },
      shops: [aShop({ next })],
    };
    expect(toEstimate(quote)).toEqual({
      goods: '547.00',
      discount: '30.10',
      freight: '8.00',
      isFreightOpen: true,
      total: '524.90',
      addOns: new Map([[5, { kind: 'coupon', lacks: '41.00', saves: '30.00' }]]),
    });
  });

  it('names of a coupon and free delivery what is nearer', () => {
    expect(getAddOn(aShop())).toBeNull();
    expect(getAddOn(aShop({ free_freight_lacks: '9.50' }))).toEqual({ kind: 'freight', lacks: '9.50' });
    expect(getAddOn(aShop({ next, free_freight_lacks: '9.50' }))?.kind).toBe('freight');
    expect(getAddOn(aShop({ next, free_freight_lacks: '99.00' }))?.kind).toBe('coupon');
  });
});
