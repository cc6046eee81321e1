import { addCents, asCents, zeroCents } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import type { Terms } from '../coupon.types.ts';
import {
  afterEffect,
  type Basket,
  computeEffect,
  getSavings,
  joinBaskets,
  toBasket,
} from './discount.rules.ts';

const terms = (traits: Partial<Terms>): Terms => ({
  type: 'reduction',
  title: '',
  titleEn: '',
  amountCents: asCents(1_000),
  percent: null,
  capCents: null,
  leastSpendCents: zeroCents,
  scope: 'all',
  scopeIds: [],
  scopeNames: [],
  level: null,
  ...traits,
});
const line = (cents: number, goodsId = 1, categoryIds: number[] = []) => ({
  goodsId,
  categoryIds,
  sumCents: asCents(cents),
  spentCents: asCents(cents),
});
const basket = (sums: number[], freight = 0) =>
  toBasket(
    sums.map((cents, at) => line(cents, at + 1)),
    freight,
  );
const discount = { type: 'discount', amountCents: null } as const;

describe('what a card takes off', () => {
  it('is its amount, in proportion over the lines, adding up to the cent', () => {
    const effect = computeEffect(terms({}), basket([1_000, 1_000, 1_000]));
    expect(effect).toMatchObject({ kind: 'applies', saves: 1_000, lines: [334, 333, 333], freights: [0] });
  });

  it('is never more than the goods cost', () => {
    expect(getSavings(computeEffect(terms({ amountCents: asCents(5_000) }), basket([1_200, 300])))).toBe(
      1_500,
    );
  });

  it('is a share of the goods for a discount, at most its cap', () => {
    expect(getSavings(computeEffect(terms({ ...discount, percent: 15 }), basket([10_000])))).toBe(1_500);
    const capped = terms({ ...discount, percent: 15, capCents: asCents(1_200) });
    expect(getSavings(computeEffect(capped, basket([10_000])))).toBe(1_200);
  });

  it('is the freight for a shipping card, or as much of it as it takes', () => {
    const free = computeEffect(terms({ type: 'shipping', amountCents: null }), basket([5_000], 800));
    expect(free).toMatchObject({ saves: 800, lines: [0], freights: [800] });
    const part = computeEffect(terms({ type: 'shipping', amountCents: asCents(500) }), basket([5_000], 800));
    expect(part).toMatchObject({ saves: 500, freights: [500] });
  });

  it('is nothing where there is no freight, or nothing left of the goods', () => {
    expect(computeEffect(terms({ type: 'shipping' }), basket([5_000])).kind).toBe('nothing_left');
    const gone = afterEffect(basket([1_000]), computeEffect(terms({}), basket([1_000])));
    expect(computeEffect(terms({}), gone).kind).toBe('nothing_left');
  });

  it('comes off the goods it is for alone', () => {
    const scoped = terms({ scope: 'goods', scopeIds: [2] });
    expect(computeEffect(scoped, basket([900, 400, 900]))).toMatchObject({ saves: 400, lines: [0, 400, 0] });
    expect(computeEffect(terms({ scope: 'goods', scopeIds: [9] }), basket([900])).kind).toBe('out_of_scope');
  });

  it('comes off goods of a category and of those below it', () => {
    const scoped = terms({ scope: 'categories', scopeIds: [7] });
    const held = toBasket([line(900, 1, [31, 7]), line(900, 2, [32, 8])], 0);
    expect(computeEffect(scoped, held)).toMatchObject({ saves: 900, lines: [900, 0] });
  });
});

describe('whether enough is spent', () => {
  it('counts the goods it is for, and says how much is short', () => {
    const least = { leastSpendCents: asCents(2_000) };
    const scoped = terms({ ...least, scope: 'goods', scopeIds: [1] });
    expect(computeEffect(scoped, basket([1_500, 9_000]))).toEqual({ kind: 'short', lacks: 500 });
    expect(computeEffect(terms(least), basket([1_999]))).toEqual({ kind: 'short', lacks: 1 });
    expect(computeEffect(terms(least), basket([2_000])).kind).toBe('applies');
  });

  it('looks at what the goods cost before anything is off', () => {
    const least = terms({ leastSpendCents: asCents(2_000) });
    const left = afterEffect(
      basket([2_000]),
      computeEffect(terms({ amountCents: asCents(500) }), basket([2_000])),
    );
    expect(computeEffect(least, left)).toMatchObject({ kind: 'applies', saves: 1_000 });
  });
});

/** Seeded, so that a cart that fails can be looked at again. */
const random = (() => {
  let seed = 20_261_121;
  return (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
})();

const aTerm = (): Terms =>
  terms({
    type: (['reduction', 'discount', 'shipping', 'vip'] as const)[random(4)] ?? 'vip',
    amountCents: asCents(1 + random(6_000)),
    percent: 1 + random(99),
    capCents: random(2) ? null : asCents(1 + random(3_000)),
    leastSpendCents: asCents(random(3_000)),
    scope: (['all', 'goods', 'categories'] as const)[random(3)] ?? 'all',
    scopeIds: [1 + random(6), 1 + random(6)],
  });

const aBasket = (): Basket =>
  toBasket(
    Array.from({ length: 1 + random(6) }, () => line(1 + random(9_999), 1 + random(6), [1 + random(6)])),
    random(1_500),
  );

describe('a discount', () => {
  it('adds up to the cent on 10,000 random carts, and no line or freight falls below nothing', () => {
    for (let round = 0; round < 10_000; round += 1) {
      const baskets = Array.from({ length: 1 + random(4) }, aBasket);
      const left = baskets.map((one) => afterEffect(one, computeEffect(aTerm(), one)));
      const whole = joinBaskets(left);
      const effect = computeEffect(aTerm(), whole);
      const last = afterEffect(whole, effect);
      const sum = (one: Basket) => addCents(...one.lines.map(({ leftCents }) => leftCents), ...one.freights);
      if (effect.kind === 'applies') expect(addCents(...effect.lines, ...effect.freights)).toBe(effect.saves);
      expect(sum(whole) - sum(last)).toBe(getSavings(effect));
      expect(
        Math.min(...last.lines.map(({ leftCents }) => leftCents), ...last.freights),
      ).toBeGreaterThanOrEqual(0);
    }
  });
});
