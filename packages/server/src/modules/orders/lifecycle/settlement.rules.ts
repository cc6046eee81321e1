import { addCents, applyRate, asCents, subtractCents } from '@chengji/contract/money';
import type { OrderRecord } from '../order.queries.ts';

type Settled = Pick<OrderRecord, 'payableCents' | 'returnedCents' | 'platformDiscountCents' | 'pinned'>;

/**
 * What the platform keeps of an order, by the rate it was placed under, and what the shop gets: of what the
 * buyer paid for good, and of what the platform's own coupon took off, which the platform pays.
 */
export function computeSettlement({ payableCents, returnedCents, platformDiscountCents, pinned }: Settled) {
  const paid = subtractCents(asCents(payableCents), asCents(returnedCents));
  const promotion = asCents(platformDiscountCents);
  const worth = addCents(paid, promotion);
  const commission = applyRate(worth, pinned.commissionBasisPoints);
  return { paid, promotion, worth, commission, income: subtractCents(worth, commission) };
}
