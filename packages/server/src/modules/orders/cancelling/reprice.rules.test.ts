import { addCents, asCents, type Cents, share } from '@chengji/contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type UnpaidOrder, withoutPlatformCard, withPlatformShare } from './reprice.rules.ts';

const cents = (max: number) => fc.integer({ min: 0, max });

/** What the shop's and the platform's coupons took off something that costs so much; never more than it costs. */
const discountsOff = (sum: number) =>
  fc.tuple(cents(sum), cents(sum)).map(([first, second]) => {
    const shop = Math.min(first, second);
    const platform = Math.max(first, second) - shop;
    return { discountCents: shop + platform, platformDiscountCents: platform };
  });

const aLine = fc
  .tuple(fc.nat(), fc.integer({ min: 1, max: 1_000_000 }))
  .chain(([id, sumCents]) =>
    discountsOff(sumCents).map((off) => ({ id, skuId: id, goodsId: id, sumCents, ...off })),
  );

const anOrder: fc.Arbitrary<UnpaidOrder> = fc
  .tuple(fc.nat(), fc.array(aLine, { minLength: 1, maxLength: 6 }), cents(10_000))
  .chain(([id, lines, freightCents]) =>
    discountsOff(freightCents).map((offFreight) => {
      const sum = (pick: (of: typeof offFreight) => number) =>
        [...lines, offFreight].reduce((total, one) => total + pick(one), 0);
      return {
        id,
        lines,
        freightCents,
        goodsCents: lines.reduce((total, { sumCents }) => total + sumCents, 0),
        discountCents: sum(({ discountCents }) => discountCents),
        platformDiscountCents: sum(({ platformDiscountCents }) => platformDiscountCents),
      };
    }),
  );

const getPlatformShare = (order: UnpaidOrder) => ({
  lines: order.lines.map(({ platformDiscountCents }) => asCents(platformDiscountCents)),
  freight: asCents(
    order.platformDiscountCents -
      order.lines.reduce((total, { platformDiscountCents }) => total + platformDiscountCents, 0),
  ),
});

const computePayable = ({ goodsCents, freightCents, discountCents }: UnpaidOrder) =>
  goodsCents + freightCents - discountCents;

describe('an order without the platform’s coupon', () => {
  it('keeps what its shop’s own coupon took off each line and the freight', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const { lines, freightLeftCents } = withoutPlatformCard(order);
        const left = addCents(...lines.map(({ leftCents }) => leftCents), freightLeftCents);
        expect(left).toBe(computePayable(order) + order.platformDiscountCents);
        for (const { leftCents, sumCents } of lines) {
          expect(leftCents).toBeGreaterThanOrEqual(0);
          expect(leftCents).toBeLessThanOrEqual(sumCents);
        }
        expect(freightLeftCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('an order priced again', () => {
  it('is what it was where the coupon takes off what it did', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const repriced = withPlatformShare(order, getPlatformShare(order));
        expect(repriced).toMatchObject({
          id: order.id,
          payableCents: computePayable(order),
          discountCents: order.discountCents,
          platformDiscountCents: order.platformDiscountCents,
        });
        expect(repriced.lines).toEqual(
          order.lines.map(({ id, discountCents, platformDiscountCents }) => ({
            id,
            discountCents,
            platformDiscountCents,
          })),
        );
      }),
    );
  });

  it('adds up to the cent for every discount of the coupon', () => {
    fc.assert(
      fc.property(anOrder, fc.double({ min: 0, max: 1, noNaN: true }), (order, part) => {
        const { lines, freightLeftCents } = withoutPlatformCard(order);
        const bases: Cents[] = [...lines.map(({ leftCents }) => leftCents), freightLeftCents];
        const off = asCents(Math.floor(addCents(...bases) * part));
        const shares = share(off, bases);
        const freight = shares.at(-1) ?? asCents(0);
        const repriced = withPlatformShare(order, { lines: shares.slice(0, -1), freight });
        expect(repriced.platformDiscountCents).toBe(off);
        expect(repriced.payableCents).toBe(addCents(...bases) - off);
        expect(repriced.payableCents).toBeGreaterThanOrEqual(0);
        const offLines = repriced.lines.reduce((total, { discountCents }) => total + discountCents, 0);
        expect(offLines).toBeLessThanOrEqual(repriced.discountCents);
      }),
    );
  });
});
