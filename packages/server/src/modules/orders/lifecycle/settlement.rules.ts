import { addCents, applyRate, asCents, subtractCents } from '@chengji/contract/money';
import type { OrderRecord } from '../order.queries.ts';

type Settled = Pick<
  OrderRecord,
  'payableCents' | 'returnedCents' | 'platformDiscountCents' | 'promotionReturnedCents' | 'pinned'
>;

/**
 * What the platform keeps of an order, by the rate it was placed under, and what the shop gets: of what the
 * buyer paid for good, and of what the platform's own coupon took off, which the platform pays.
 */
export function computeSettlement(order: Settled) {
  const paid = subtractCents(asCents(order.payableCents), asCents(order.returnedCents));
  const promotion = subtractCents(
    asCents(order.platformDiscountCents),
    asCents(order.promotionReturnedCents),
  );
  const worth = addCents(paid, promotion);
  const commission = applyRate(worth, order.pinned.commissionBasisPoints);
  return { paid, promotion, worth, commission, income: subtractCents(worth, commission) };
}

/** Of the transfer that settles an order. */
export const settlementKey = ({ id }: { id: number }): string => `order:${id}:settle`;
