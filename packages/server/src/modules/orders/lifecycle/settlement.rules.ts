import { addCents, applyRates, asCents, type Cents, subtractCents } from '@chengji/contract/money';
import type { OrderLineRecord, OrderRecord } from '../order.queries.ts';

type Settled = Pick<
  OrderRecord,
  'payableCents' | 'returnedCents' | 'platformDiscountCents' | 'promotionReturnedCents' | 'pinned'
>;

export type SettledLine = Pick<
  OrderLineRecord,
  | 'sumCents'
  | 'discountCents'
  | 'platformDiscountCents'
  | 'returnedCents'
  | 'goodwillCents'
  | 'promotionReturnedCents'
  | 'commissionBasisPoints'
>;

/** What a line brought its shop so far; what the market gave back of its own money takes nothing from it. */
const computeLineWorth = (line: SettledLine): Cents =>
  asCents(
    line.sumCents -
      line.discountCents -
      (line.returnedCents - line.goodwillCents) +
      line.platformDiscountCents -
      line.promotionReturnedCents,
  );

/**
 * What the platform keeps of an order, by the rates it was paid under, and what the shop gets: of what the buyer paid
 * for good, and of what the platform's own coupon took off, which the platform pays. A line whose category has a rate
 * of its own pays that one, all else and the freight the order's.
 */
export function computeSettlement(order: Settled, lines: readonly SettledLine[]) {
  const paid = subtractCents(asCents(order.payableCents), asCents(order.returnedCents));
  const promotion = subtractCents(
    asCents(order.platformDiscountCents),
    asCents(order.promotionReturnedCents),
  );
  const worth = addCents(paid, promotion);
  const ofLines = lines.flatMap((line) =>
    line.commissionBasisPoints === null
      ? []
      : [{ cents: computeLineWorth(line), basisPoints: line.commissionBasisPoints }],
  );
  const rest = subtractCents(worth, ...ofLines.map(({ cents }) => cents));
  const commission = applyRates([
    ...ofLines,
    { cents: rest, basisPoints: order.pinned.commissionBasisPoints },
  ]);
  return { paid, promotion, worth, commission, income: subtractCents(worth, commission) };
}

/** Of the transfer that settles an order. */
export const settlementKey = ({ id }: { id: number }): string => `order:${id}:settle`;
