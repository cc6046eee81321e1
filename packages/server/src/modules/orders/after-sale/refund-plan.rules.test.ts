import { asCents } from '@chengji/contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSettlement } from '../lifecycle/settlement.rules.ts';
import type { OrderRecord } from '../order.queries.ts';
import {
  computeFreightLeft,
  computeMost,
  computeReturned,
  countPiecesLeft,
  joinsFreight,
  planRefund,
  type RefundedLine,
  type RefundedOrder,
  type RefundPlan,
  type RefundTerms,
} from './refund-plan.rules.ts';

const moment = new Date(Date.UTC(2026, 10, 23));

const aLine = (id: number, over: Partial<RefundedLine> = {}): RefundedLine => ({
  id,
  number: 2,
  sumCents: 10_000,
  discountCents: 0,
  platformDiscountCents: 0,
  returnedCents: 0,
  promotionReturnedCents: 0,
  returnedNumber: 0,
  ...over,
});

/** Only what a plan looks at; freight is 10.00. */
function anOrder(
  lines: readonly RefundedLine[],
  over: Partial<Pick<OrderRecord, 'state' | 'shippedAt' | 'returnedCents' | 'platformDiscountCents'>> = {},
  { freightCents = 1_000, freightDiscountCents = 0 } = {},
): RefundedOrder {
  const paid = lines.reduce((sum, { sumCents, discountCents }) => sum + sumCents - discountCents, 0);
  const order: Partial<RefundedOrder> = {
    id: 1,
    shopId: 7,
    state: 'pending_shipment',
    shippedAt: null,
    payableCents: paid + freightCents - freightDiscountCents,
    platformDiscountCents: lines.reduce((sum, line) => sum + line.platformDiscountCents, 0),
    returnedCents: 0,
    freightReturnedCents: 0,
    promotionReturnedCents: 0,
    pinned: {
      commissionBasisPoints: 500,
      autoReceiveDays: 10,
      extendDays: 5,
      autoCommentDays: 15,
      afterSaleDays: 7,
      shipWithinHours: 48,
    },
    lines,
    ...over,
  };
  return order as RefundedOrder;
}

const terms = (over: Partial<RefundTerms> = {}): RefundTerms => ({
  lineId: 1,
  number: 2,
  cents: asCents(10_000),
  borneBy: 'shop',
  isReturn: false,
  isShopsFault: false,
  ...over,
});

/** The order after a refund, as the database has it then. */
function after(order: RefundedOrder, asked: RefundTerms, plan: RefundPlan): RefundedOrder {
  const added = computeReturned(asked, plan);
  return {
    ...order,
    state: plan.closes ? 'closed' : order.state,
    returnedCents: order.returnedCents + added.order.returnedCents,
    freightReturnedCents: order.freightReturnedCents + added.order.freightReturnedCents,
    promotionReturnedCents: order.promotionReturnedCents + added.order.promotionReturnedCents,
    lines: order.lines.map((line) =>
      line.id === asked.lineId
        ? {
            ...line,
            returnedCents: line.returnedCents + added.line.returnedCents,
            promotionReturnedCents: line.promotionReturnedCents + added.line.promotionReturnedCents,
            returnedNumber: line.returnedNumber + added.line.returnedNumber,
          }
        : line,
    ),
  };
}

const moved = ({ sources }: RefundPlan) =>
  Object.fromEntries(sources.map(({ account, cents }) => [account, cents]));
const shipped = { state: 'shipped', shippedAt: moment } as const;
const completed = { state: 'completed', shippedAt: moment } as const;
const other = aLine(2);

describe('what a refund moves', () => {
  it.each<[string, RefundedOrder, Partial<RefundTerms>, Partial<RefundPlan>, Record<string, number>]>([
    [
      'all of the only line before shipment: with the freight, and the order ends',
      anOrder([aLine(1)]),
      {},
      { cents: asCents(11_000), freightCents: asCents(1_000), number: 2, closes: true },
      { 'platform:escrow': -11_000 },
    ],
    [
      'one of two pieces: half of what was paid for them, and no freight',
      anOrder([aLine(1, { discountCents: 1_001 })]),
      { number: 1, cents: asCents(9_000) },
      { cents: asCents(4_499), freightCents: asCents(0), number: 1, closes: false },
      { 'platform:escrow': -4_499 },
    ],
    [
      'less than the pieces cost: none of the pieces is gone',
      anOrder([aLine(1)]),
      { cents: asCents(9_999) },
      { cents: asCents(9_999), number: 0, closes: false },
      { 'platform:escrow': -9_999 },
    ],
    [
      'less than the pieces cost, but they were sent back: they are gone',
      anOrder([aLine(1)], shipped),
      { cents: asCents(1), isReturn: true },
      { cents: asCents(1), number: 2, closes: false },
      { 'platform:escrow': -1 },
    ],
    [
      'one line of two: the freight stays',
      anOrder([aLine(1), other]),
      {},
      { cents: asCents(10_000), number: 2, closes: false },
      { 'platform:escrow': -10_000 },
    ],
    [
      'the last of two lines before shipment: the freight joins it',
      anOrder([aLine(1), aLine(2, { returnedNumber: 2, returnedCents: 10_000 })], { returnedCents: 10_000 }),
      {},
      { cents: asCents(11_000), closes: true },
      { 'platform:escrow': -11_000 },
    ],
    [
      'the last line after shipment: the freight stays with the shop',
      anOrder([aLine(1)], shipped),
      { isReturn: true },
      { cents: asCents(10_000), closes: false },
      { 'platform:escrow': -10_000 },
    ],
    [
      'the last line after shipment by the shop’s fault: the freight joins it',
      anOrder([aLine(1)], shipped),
      { isShopsFault: true },
      { cents: asCents(11_000), closes: false },
      { 'platform:escrow': -11_000 },
    ],
    [
      'after completion: out of the shop’s pending and the commission',
      anOrder([aLine(1)], completed),
      { number: 1, cents: asCents(5_000) },
      { cents: asCents(5_000), number: 1 },
      { 'shop:7:pending': -4_750, 'platform:commission': -250 },
    ],
    [
      'after completion with a coupon of the market: its part goes back to promotions',
      anOrder([aLine(1, { discountCents: 2_000, platformDiscountCents: 2_000 })], completed),
      { number: 1 },
      { cents: asCents(4_000), promotionCents: asCents(1_000) },
      { 'shop:7:pending': -4_750, 'platform:commission': -250, 'platform:promotions': 1_000 },
    ],
    [
      'a line that the market’s coupon paid: nothing for the buyer, all for promotions',
      anOrder([aLine(1, { discountCents: 10_000, platformDiscountCents: 10_000 }), other], completed),
      { cents: asCents(0) },
      { cents: asCents(0), promotionCents: asCents(10_000), number: 2 },
      { 'shop:7:pending': -9_500, 'platform:commission': -500, 'platform:promotions': 10_000 },
    ],
    [
      'goodwill: out of promotions, and no piece is gone',
      anOrder([aLine(1)], shipped),
      { cents: asCents(3_000), borneBy: 'platform' },
      { cents: asCents(3_000), promotionCents: asCents(0), number: 0 },
      { 'platform:promotions': -3_000 },
    ],
    [
      'the rest of an order with goodwill: what that had paid goes from escrow to promotions as the order ends',
      anOrder([aLine(1, { returnedCents: 3_000 })]),
      {},
      { cents: asCents(8_000), closes: true },
      { 'platform:escrow': -11_000, 'platform:promotions': 3_000 },
    ],
    [
      'a line of a ladder: no more than it cost in the end',
      anOrder([aLine(1, { returnedCents: 4_000 })], { returnedCents: 4_000 }),
      {},
      { cents: asCents(7_000), closes: true },
      { 'platform:escrow': -7_000 },
    ],
    [
      'an order that cost nothing: no money, and it ends',
      anOrder([aLine(1, { discountCents: 10_000 })], {}, { freightCents: 0 }),
      { cents: asCents(0) },
      { cents: asCents(0), number: 2, closes: true },
      {},
    ],
  ])('%s', (_, order, asked, expected, accounts) => {
    const plan = planRefund(order, terms(asked));
    expect(plan).toMatchObject(expected);
    expect(moved(plan)).toEqual(accounts);
  });

  it('gives back with the freight what the market’s coupon had paid of it', () => {
    const order = anOrder(
      [aLine(1, { discountCents: 500, platformDiscountCents: 500 })],
      { platformDiscountCents: 600 },
      { freightDiscountCents: 100 },
    );
    const plan = planRefund(order, terms());
    expect(plan).toMatchObject({ cents: 10_400, freightCents: 900, promotionCents: 600 });
    expect(plan.freightPromotionCents).toBe(100);
  });

  it('counts a line as gone that another refund takes whole, where that is only looked at', () => {
    const order = anOrder([aLine(1), other]);
    const asked = { lineId: 1, number: 2, isShopsFault: false };
    expect(joinsFreight(order, asked)).toBe(false);
    expect(joinsFreight(order, asked, new Set([2]))).toBe(true);
  });

  it('knows no line of another order', () => {
    expect(() => planRefund(anOrder([other]), terms())).toThrow('has no line 1');
  });
});

const arbitraryLine = fc
  .record({
    number: fc.integer({ min: 1, max: 5 }),
    price: fc.integer({ min: 0, max: 99_999 }),
    discount: fc.integer({ min: 0, max: 1_000 }),
    platform: fc.integer({ min: 0, max: 1_000 }),
  })
  .map(({ number, price, discount, platform }) => {
    const sumCents = price * number;
    const discountCents = Math.floor((sumCents * discount) / 1_000);
    return {
      number,
      sumCents,
      discountCents,
      platformDiscountCents: Math.floor((discountCents * platform) / 1_000),
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
    const order = anOrder(
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
  const { paid, promotion, commission, income } = computeSettlement(order);
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
  return after(order, allowed, plan);
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

describe('whatever is refunded of an order, in whatever order', () => {
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
        const { paid, commission, income } = computeSettlement(order);
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
            terms({ lineId, number: 1, cents: asCents(10_000_000), isShopsFault: true }),
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
