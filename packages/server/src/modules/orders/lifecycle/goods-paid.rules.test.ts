import { describe, expect, it } from 'vitest';
import { computeGoodsKept, computeGoodsPaid } from './goods-paid.rules.ts';

const lines = [
  { sumCents: 10_000, discountCents: 1_500, returnedCents: 0 },
  { sumCents: 333, discountCents: 33, returnedCents: 300 },
];

describe('what was paid for goods', () => {
  it('is what the lines came to after what was taken off', () => {
    expect([computeGoodsPaid(lines), computeGoodsPaid([])]).toEqual([8_800, 0]);
  });

  it('and kept is less what went back', () => {
    expect([computeGoodsKept(lines), computeGoodsKept([])]).toEqual([8_500, 0]);
  });
});
