/** Any refunds of any order, beside a model of the books. */
import { asCents } from '@chengji/contract/money';
import { aLine, aPlannedOrder, applyPlan, moment, refundTerms } from '@chengji/testkit/planned-order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSettlement } from '../lifecycle/settlement.rules.ts';
import {
  computeFreightLeft,
  computeMost,
  countPiecesLeft,
  planRefund,
  type RefundedOrder,
  type RefundTerms,
} from './refund-plan.rules.ts';

const shipped = { state: 'shipped', shippedAt: moment } as const;

const arbitraryLine = fc
  .record({
    number: fc.integer({ min: 1, max: 5 }),
    price: fc.integer({ min: 0, max: 99_999 }),
    discount: fc.integer({ min: 0, max: 1_000 }),
    platform: fc.integer({ min: 0, max: 1_000 }),
    ownRate: fc.option(fc.integer({ min: 0, max: 3_000 })),
  })
  .map(({ number, price, discount, platform, ownRate }) => {
    const sumCents = price * number;
    const discountCents = Math.floor((sumCents * discount) / 1_000);
    return {
      number,
      sumCents,
      discountCents,
      platformDiscountCents: Math.floor((discountCents * platform) / 1_000),
      commissionBasisPoints: ownRate,
    };
  });

const arbitraryOrder = fc
  .record({
    lines: fc.array(arbitraryLine, { minLength: 1, maxLength: 4 }),
    freight: fc.integer({ min: 0, max: 3_000 }),
    freightPromotion: fc.integer({ min: 0, max: 1_000 }),
    ladder: fc.integer({ min: 0, max: 1_000 }),
    rate: fc.integer({ min: 0, max: 3_000 }),
  })
  .map(({ lines, freight, freightPromotion, ladder, rate }) => {
    const ofFreight = Math.min(freight, freightPromotion);
    const [only] = lines;
    // only an order bought in a team, which has one line, becomes cheaper
    const lowered =
      only && lines.length === 1 ? Math.floor(((only.sumCents - only.discountCents) * ladder) / 1_000) : 0;
    const order = aPlannedOrder(
      lines.map((line, index) => aLine(index + 1, { ...line, returnedCents: lowered })),
      { returnedCents: lowered },
      { freightCents: freight, freightDiscountCents: ofFreight },
    );
    return {
      ...order,
      platformDiscountCents: order.platformDiscountCents + ofFreight,
      pinned: { ...order.pinned, commissionBasisPoints: rate },
    };
  });

type Happening = 'ship' | 'complete' | RefundTerms;

const arbitraryTerms = fc.record({
  lineId: fc.integer({ min: 1, max: 4 }),
  number: fc.integer({ min: 1, max: 6 }),
  cents: fc.integer({ min: 0, max: 200_000 }).map(asCents),
  borneBy: fc.constantFrom<('shop' | 'platform')[]>('shop', 'shop', 'shop', 'platform'),
  isReturn: fc.boolean(),
  isShopsFault: fc.boolean(),
});

const arbitraryStory: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: arbitraryTerms },
    { weight: 1, arbitrary: fc.constant('ship' as const) },
    { weight: 1, arbitrary: fc.constant('complete' as const) },
  ),
  { maxLength: 12 },
);

/** Money by account, as the ledger has it after all that happened. */
class Books {
  readonly balances = new Map<string, number>();

  add(account: string, cents: number): void {
    this.balances.set(account, this.of(account) + cents);
  }

  of(account: string): number {
    return this.balances.get(account) ?? 0;
  }
}

function settle(order: RefundedOrder, books: Books): void {
  const { paid, promotion, commission, income } = computeSettlement(order, order.lines);
  books.add('platform:escrow', -paid);
  books.add('platform:promotions', -promotion);
  books.add('platform:commission', commission);
  books.add('shop:7:pending', income);
}

/** A refund as the market allows it: of pieces that are left, the return of goods only once they were sent. */
function refund(order: RefundedOrder, asked: RefundTerms, books: Books): RefundedOrder {
  const line = order.lines.find(({ id }) => id === asked.lineId);
  if (order.state === 'closed' || !line || countPiecesLeft(line) === 0) return order;
  const allowed = {
    ...asked,
    number: Math.min(asked.number, countPiecesLeft(line)),
    isReturn: asked.isReturn && order.shippedAt !== null && asked.borneBy === 'shop',
  };
  const most = computeMost(line, allowed.number) + computeFreightLeft(order);
  const plan = planRefund(order, allowed);
  expect(plan.sources.reduce((sum, { cents }) => sum + cents, 0) + plan.cents).toBe(0);
  expect(plan.cents).toBeLessThanOrEqual(most);
  expect(plan.cents).toBeGreaterThanOrEqual(0);
  expect(plan.promotionCents).toBeGreaterThanOrEqual(0);
  for (const { account, cents } of plan.sources) books.add(account, cents);
  books.add('buyer', plan.cents);
  return applyPlan(order, allowed, plan);
}

function expectWithin(order: RefundedOrder): void {
  expect(order.returnedCents).toBeLessThanOrEqual(order.payableCents);
  expect(order.promotionReturnedCents).toBeLessThanOrEqual(order.platformDiscountCents);
  expect(computeFreightLeft(order)).toBeGreaterThanOrEqual(0);
  for (const line of order.lines) {
    expect(line.returnedCents).toBeLessThanOrEqual(line.sumCents - line.discountCents);
    expect(line.promotionReturnedCents).toBeLessThanOrEqual(line.platformDiscountCents);
    expect(countPiecesLeft(line)).toBeGreaterThanOrEqual(0);
  }
}

describe('anything that is refunded of an order, in any order', () => {
  it('adds up to nothing, and what escrow, shop and commission hold is what is left of the order', () => {
    fc.assert(
      fc.property(arbitraryOrder, arbitraryStory, (start, story) => {
        const books = new Books();
        books.add('platform:escrow', start.payableCents - start.returnedCents);
        let order: RefundedOrder = start;
        for (const happening of story) {
          if (happening === 'ship') {
            if (order.state === 'pending_shipment') order = { ...order, ...shipped };
          } else if (happening === 'complete') {
            if (order.state === 'shipped') {
              settle(order, books);
              order = { ...order, state: 'completed' };
            }
          } else order = refund(order, happening, books);
          expectWithin(order);
        }
        const { paid, commission, income } = computeSettlement(order, order.lines);
        const isCompleted = order.state === 'completed';
        const inEscrow = isCompleted || order.state === 'closed' ? 0 : paid;
        expect(books.of('platform:escrow')).toBe(inEscrow);
        expect(books.of('shop:7:pending')).toBe(isCompleted ? income : 0);
        expect(books.of('platform:commission')).toBe(isCompleted ? commission : 0);
        const all = [...books.balances.values()].reduce((sum, cents) => sum + cents, 0);
        expect(all).toBe(start.payableCents - start.returnedCents);
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives a line back piece by piece to the cent', () => {
    fc.assert(
      fc.property(arbitraryOrder, fc.constantFrom('shipped', 'completed'), (start, state) => {
        const books = new Books();
        let order: RefundedOrder = { ...start, state, shippedAt: moment };
        const pieces = order.lines.flatMap(({ id, number }) => Array.from({ length: number }, () => id));
        for (const lineId of pieces)
          order = refund(
            order,
            refundTerms({ lineId, number: 1, cents: asCents(10_000_000), isShopsFault: true }),
            books,
          );
        expect(order.lines.map(countPiecesLeft)).toEqual(order.lines.map(() => 0));
        expect(order.returnedCents).toBe(order.payableCents);
        expect(order.promotionReturnedCents).toBe(order.platformDiscountCents);
        expect(books.of('buyer')).toBe(start.payableCents - start.returnedCents);
      }),
    );
  });
});
