import { asCents } from '@chengji/contract/money';
import { aLine, aPlannedOrder, moment, refundTerms } from '@chengji/testkit/planned-order';
import { describe, expect, it } from 'vitest';
import {
  computeMost,
  countToSend,
  countUnsent,
  joinsFreight,
  planRefund,
  type RefundedOrder,
  type RefundPlan,
  type RefundTerms,
} from './refund-plan.rules.ts';

const moved = ({ sources }: RefundPlan) =>
  Object.fromEntries(sources.map(({ account, cents }) => [account, cents]));
const shipped = { state: 'shipped', shippedAt: moment } as const;
const completed = { state: 'completed', shippedAt: moment } as const;
const other = aLine(2);

describe('what a refund moves', () => {
  it.each<[string, RefundedOrder, Partial<RefundTerms>, Partial<RefundPlan>, Record<string, number>]>([
    [
      'all of the only line before shipment: with the freight, and the order ends',
      aPlannedOrder([aLine(1)]),
      {},
      { cents: asCents(11_000), freightCents: asCents(1_000), number: 2, closes: true },
      { 'platform:escrow': -11_000 },
    ],
    [
      'one of two pieces: half of what was paid for them, and no freight',
      aPlannedOrder([aLine(1, { discountCents: 1_001 })]),
      { number: 1, cents: asCents(9_000) },
      { cents: asCents(4_499), freightCents: asCents(0), number: 1, closes: false },
      { 'platform:escrow': -4_499 },
    ],
    [
      'less than the pieces cost: none of the pieces is gone',
      aPlannedOrder([aLine(1)]),
      { cents: asCents(9_999) },
      { cents: asCents(9_999), number: 0, closes: false },
      { 'platform:escrow': -9_999 },
    ],
    [
      'less than the pieces cost, but they were sent back: they are gone',
      aPlannedOrder([aLine(1)], shipped),
      { cents: asCents(1), isReturn: true },
      { cents: asCents(1), number: 2, closes: false },
      { 'platform:escrow': -1 },
    ],
    [
      'one line of two: the freight stays',
      aPlannedOrder([aLine(1), other]),
      {},
      { cents: asCents(10_000), number: 2, closes: false },
      { 'platform:escrow': -10_000 },
    ],
    [
      'the last of two lines before shipment: the freight joins it',
      aPlannedOrder([aLine(1), aLine(2, { returnedNumber: 2, returnedCents: 10_000 })], {
        returnedCents: 10_000,
      }),
      {},
      { cents: asCents(11_000), closes: true },
      { 'platform:escrow': -11_000 },
    ],
    [
      'the last line after shipment: the freight stays with the shop',
      aPlannedOrder([aLine(1)], shipped),
      { isReturn: true },
      { cents: asCents(10_000), closes: false },
      { 'platform:escrow': -10_000 },
    ],
    [
      'the last line after shipment by the shop’s fault: the freight joins it',
      aPlannedOrder([aLine(1)], shipped),
      { isShopsFault: true },
      { cents: asCents(11_000), closes: false },
      { 'platform:escrow': -11_000 },
    ],
    [
      'after completion: out of the shop’s pending and the commission',
      aPlannedOrder([aLine(1)], completed),
      { number: 1, cents: asCents(5_000) },
      { cents: asCents(5_000), number: 1 },
      { 'shop:7:pending': -4_750, 'platform:commission': -250 },
    ],
    [
      'after completion with a coupon of the market: its part goes back to promotions',
      aPlannedOrder([aLine(1, { discountCents: 2_000, platformDiscountCents: 2_000 })], completed),
      { number: 1 },
      { cents: asCents(4_000), promotionCents: asCents(1_000) },
      { 'shop:7:pending': -4_750, 'platform:commission': -250, 'platform:promotions': 1_000 },
    ],
    [
      'a line that the market’s coupon paid: nothing for the buyer, all for promotions',
      aPlannedOrder([aLine(1, { discountCents: 10_000, platformDiscountCents: 10_000 }), other], completed),
      { cents: asCents(0) },
      { cents: asCents(0), promotionCents: asCents(10_000), number: 2 },
      { 'shop:7:pending': -9_500, 'platform:commission': -500, 'platform:promotions': 10_000 },
    ],
    [
      'goodwill: out of promotions, and no piece is gone',
      aPlannedOrder([aLine(1)], shipped),
      { cents: asCents(3_000), borneBy: 'platform' },
      { cents: asCents(3_000), promotionCents: asCents(0), number: 0 },
      { 'platform:promotions': -3_000 },
    ],
    [
      'the rest of an order with goodwill: what that had paid goes from escrow to promotions as the order ends',
      aPlannedOrder([aLine(1, { returnedCents: 3_000 })]),
      {},
      { cents: asCents(8_000), closes: true },
      { 'platform:escrow': -11_000, 'platform:promotions': 3_000 },
    ],
    [
      'a line of a ladder: no more than it cost in the end',
      aPlannedOrder([aLine(1, { returnedCents: 4_000 })], { returnedCents: 4_000 }),
      {},
      { cents: asCents(7_000), closes: true },
      { 'platform:escrow': -7_000 },
    ],
    [
      'an order that cost nothing: no money, and it ends',
      aPlannedOrder([aLine(1, { discountCents: 10_000 })], {}, { freightCents: 0 }),
      { cents: asCents(0) },
      { cents: asCents(0), number: 2, closes: true },
      {},
    ],
  ])('%s', (_, order, asked, expected, accounts) => {
    const plan = planRefund(order, refundTerms(asked));
    expect(plan).toMatchObject(expected);
    expect(moved(plan)).toEqual(accounts);
  });

  it('takes the freight along where no more than the goods was asked for, and not below their price', () => {
    const order = aPlannedOrder([aLine(1)]);
    const plan = (cents: number) => planRefund(order, refundTerms({ cents: asCents(cents) }));
    expect(plan(10_000)).toMatchObject({ cents: 11_000, freightCents: 1_000, closes: true });
    expect(plan(9_999)).toMatchObject({ cents: 9_999, freightCents: 0, number: 0, closes: false });
  });

  it('leaves what was kept back for a piece that was returned to be asked for with those that are left', () => {
    const line = aLine(1, { returnedNumber: 1, returnedCents: 2_000 });
    expect(computeMost(line, 1)).toBe(8_000);
  });

  it('gives back with the freight what the market’s coupon had paid of it', () => {
    const order = aPlannedOrder(
      [aLine(1, { discountCents: 500, platformDiscountCents: 500 })],
      { platformDiscountCents: 600 },
      { freightDiscountCents: 100 },
    );
    const plan = planRefund(order, refundTerms());
    expect(plan).toMatchObject({ cents: 10_400, freightCents: 900, promotionCents: 600 });
    expect(plan.freightPromotionCents).toBe(100);
  });

  it('counts a line as gone that another refund takes whole, where that is only looked at', () => {
    const order = aPlannedOrder([aLine(1), other]);
    const asked = { lineId: 1, number: 2, isShopsFault: false };
    expect(joinsFreight(order, asked)).toBe(false);
    expect(joinsFreight(order, asked, new Set([2]))).toBe(true);
  });

  it('knows no line of another order', () => {
    expect(() => planRefund(aPlannedOrder([other]), refundTerms())).toThrow('has no line 1');
  });
});

describe('the pieces that leave a line', () => {
  const line = aLine(1, { number: 5, shippedNumber: 3 });

  it('are those that were not sent first, unless what was sent came back', () => {
    expect(countToSend(line)).toBe(2);
    expect(countUnsent(line, { number: 1, isReturn: false })).toBe(1);
    expect(countUnsent(line, { number: 4, isReturn: false })).toBe(2);
    expect(countUnsent(line, { number: 3, isReturn: true })).toBe(0);
    expect(countUnsent(line, { number: 4, isReturn: true })).toBe(1);
  });
});
