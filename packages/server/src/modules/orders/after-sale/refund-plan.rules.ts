/**
 * What a refund of pieces of a line moves. Pure: the same plan is shown before it is decided and booked when it is.
 */
import { addCents, asCents, type Cents, subtractCents, zeroCents } from '@chengji/contract/money';
import { type Account, platform, shopPending } from '../../ledger/index.ts';
import { computeSettlement } from '../lifecycle/settlement.rules.ts';
import type { OrderLineRecord, OrderRecord } from '../order.queries.ts';

export type RefundedLine = Pick<
  OrderLineRecord,
  | 'id'
  | 'number'
  | 'sumCents'
  | 'discountCents'
  | 'platformDiscountCents'
  | 'returnedCents'
  | 'promotionReturnedCents'
  | 'goodwillCents'
  | 'commissionBasisPoints'
  | 'returnedNumber'
  | 'returnedUnsent'
  | 'shippedNumber'
>;

export type RefundedOrder = OrderRecord & { lines: readonly RefundedLine[] };

export const countPiecesLeft = ({ number, returnedNumber }: RefundedLine): number => number - returnedNumber;

/** Of the pieces left, those that were not sent yet. */
export const countToSend = ({ number, shippedNumber, returnedUnsent }: RefundedLine): number =>
  number - shippedNumber - returnedUnsent;

/** Of the pieces left, those that were sent: only they can come back. */
export const countWithBuyer = (line: RefundedLine): number => countPiecesLeft(line) - countToSend(line);

/** Of the pieces that leave a line, those that had not been sent: they go first, unless what was sent came back. */
export const countUnsent = (
  line: RefundedLine,
  { number, isReturn }: { number: number; isReturn: boolean },
): number => (isReturn ? Math.max(0, number - countWithBuyer(line)) : Math.min(number, countToSend(line)));

/** What was paid for the line and did not go back yet. */
export const computeLeft = ({ sumCents, discountCents, returnedCents }: RefundedLine): Cents =>
  asCents(sumCents - discountCents - returnedCents);

/** The most that can go back for so many pieces of a line, without freight. */
export const computeMost = (line: RefundedLine, number: number): Cents =>
  share(computeLeft(line), number, countPiecesLeft(line));

/** Of `cents` the part of `some` of `all`, rounded down; the whole for all of them. */
const share = (cents: Cents, some: number, all: number): Cents =>
  some >= all ? cents : asCents(Number((BigInt(cents) * BigInt(some)) / BigInt(all)));

/** What was paid for freight and did not go back yet. */
export const computeFreightLeft = ({ payableCents, freightReturnedCents, lines }: RefundedOrder): Cents =>
  asCents(
    payableCents -
      freightReturnedCents -
      lines.reduce((sum, { sumCents, discountCents }) => sum + sumCents - discountCents, 0),
  );

/** Whether nothing but this line is left of the order; `leaving` are lines that are as good as gone. */
export const isLastLine = (
  { lines }: RefundedOrder,
  lineId: number,
  leaving: ReadonlySet<number> = new Set(),
): boolean =>
  lines.every((line) => line.id === lineId || countPiecesLeft(line) === 0 || leaving.has(line.id));

export type RefundTerms = {
  lineId: number;
  number: number;
  /** What is to go back, freight included where it was asked for. */
  cents: Cents;
  borneBy: 'shop' | 'platform';
  /** The goods were sent back: the pieces are gone even where not all of their money goes back. */
  isReturn: boolean;
  isShopsFault: boolean;
};

export type RefundPlan = {
  /** What goes to the buyer, freight included. */
  cents: Cents;
  freightCents: Cents;
  /** What of the market's coupon it need not pay, or gets back. */
  promotionCents: Cents;
  /** Of that, what it had paid of the freight. */
  freightPromotionCents: Cents;
  /** The pieces the line loses. */
  number: number;
  /** Whether the order ends by it. */
  closes: boolean;
  /** Where the buyer's money comes from, with what else moves; together below zero by `cents`. */
  sources: { account: Account; cents: Cents }[];
};

/** The freight goes back with the last line, before anything was shipped or when the shop is at fault. */
export const joinsFreight = (
  order: RefundedOrder,
  { lineId, number, isShopsFault }: Pick<RefundTerms, 'lineId' | 'number' | 'isShopsFault'>,
  leaving?: ReadonlySet<number>,
): boolean => {
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line || number < countPiecesLeft(line) || !isLastLine(order, lineId, leaving)) return false;
  return order.shippedAt === null || isShopsFault;
};

/** More than the most is cut down to it; what is asked whole brings the freight with it where that joins. */
export function planRefund(order: RefundedOrder, terms: RefundTerms): RefundPlan {
  const line = order.lines.find(({ id }) => id === terms.lineId);
  if (!line) throw new Error(`order ${order.id} has no line ${terms.lineId}`);
  const most = computeMost(line, terms.number);
  const isWhole = terms.cents >= most;
  const goodsCents = isWhole ? most : terms.cents;
  const isBorneByShop = terms.borneBy === 'shop';
  const takesFreight = isWhole && joinsFreight(order, terms);
  const freightCents = takesFreight ? computeFreightLeft(order) : zeroCents;
  const losesPieces = isBorneByShop && (isWhole || terms.isReturn);
  const number = losesPieces ? Math.min(terms.number, countPiecesLeft(line)) : 0;
  const cents = addCents(goodsCents, freightCents);
  const closes =
    order.state === 'pending_shipment' && number === countPiecesLeft(line) && isLastLine(order, line.id);
  const freightPromotionCents =
    isBorneByShop && takesFreight ? computeFreightPromotionLeft(order) : zeroCents;
  const promotionCents = isBorneByShop
    ? addCents(computePromotion(line, { goodsCents, number: terms.number }), freightPromotionCents)
    : zeroCents;
  const moved = { cents, freightCents, promotionCents, freightPromotionCents, number, closes };
  return { ...moved, sources: listSources(order, terms, moved) };
}

/** What a refund adds to the figures of its order and of its line. */
export type Returned = Readonly<{
  order: { returnedCents: number; freightReturnedCents: number; promotionReturnedCents: number };
  line: {
    returnedCents: number;
    goodwillCents: number;
    promotionReturnedCents: number;
    returnedNumber: number;
  };
}>;

/** Goodwill is the market's own money: it counts against what is left of the line, not in what the order brought. */
export const computeReturned = ({ borneBy }: RefundTerms, plan: RefundPlan): Returned => ({
  order: {
    returnedCents: borneBy === 'shop' ? plan.cents : 0,
    freightReturnedCents: plan.freightCents,
    promotionReturnedCents: plan.promotionCents,
  },
  line: {
    returnedCents: subtractCents(plan.cents, plan.freightCents),
    goodwillCents: borneBy === 'platform' ? subtractCents(plan.cents, plan.freightCents) : 0,
    promotionReturnedCents: subtractCents(plan.promotionCents, plan.freightPromotionCents),
    returnedNumber: plan.number,
  },
});

/** The market's part of a line goes back as the buyer's does: whole with the whole. */
function computePromotion(
  line: RefundedLine,
  { goodsCents, number }: { goodsCents: Cents; number: number },
): Cents {
  const left = asCents(line.platformDiscountCents - line.promotionReturnedCents);
  const paidLeft = computeLeft(line);
  return paidLeft > 0 ? share(left, goodsCents, paidLeft) : share(left, number, countPiecesLeft(line));
}

/** What of the market's part was for freight and was not given back yet. */
function computeFreightPromotionLeft(order: RefundedOrder): Cents {
  const left = (sum: number, { platformDiscountCents, promotionReturnedCents }: RefundedLine) =>
    sum + platformDiscountCents - promotionReturnedCents;
  return asCents(order.platformDiscountCents - order.promotionReturnedCents - order.lines.reduce(left, 0));
}

/** Before completion all is in escrow; after it, in what was settled: the shop's pending and the commission. */
function listSources(
  order: RefundedOrder,
  { borneBy, lineId }: RefundTerms,
  { cents, freightCents, promotionCents, freightPromotionCents, closes }: Omit<RefundPlan, 'sources'>,
): RefundPlan['sources'] {
  const minus = (amount: number) => subtractCents(zeroCents, asCents(amount));
  if (borneBy === 'platform') return nonZero([{ account: platform('promotions'), cents: minus(cents) }]);
  if (order.state !== 'completed') {
    // what goodwill paid of an order that ends so is still in escrow
    const rest = closes ? order.payableCents - order.returnedCents - cents : 0;
    return nonZero([
      { account: platform('escrow'), cents: minus(cents + rest) },
      { account: platform('promotions'), cents: asCents(rest) },
    ]);
  }
  const before = computeSettlement(order, order.lines);
  const after = computeSettlement(
    {
      ...order,
      returnedCents: order.returnedCents + cents,
      promotionReturnedCents: order.promotionReturnedCents + promotionCents,
    },
    order.lines.map((line) =>
      line.id === lineId
        ? {
            ...line,
            returnedCents: line.returnedCents + cents - freightCents,
            promotionReturnedCents: line.promotionReturnedCents + promotionCents - freightPromotionCents,
          }
        : line,
    ),
  );
  return nonZero([
    { account: shopPending(order.shopId), cents: subtractCents(after.income, before.income) },
    { account: platform('commission'), cents: subtractCents(after.commission, before.commission) },
    { account: platform('promotions'), cents: promotionCents },
  ]);
}

const nonZero = (sources: RefundPlan['sources']) => sources.filter(({ cents }) => cents !== 0);
