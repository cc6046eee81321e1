/** Orders as a refund's plan sees them, and what is left of them after one. */
import { asCents } from '@chengji/contract/money';
import {
  computeReturned,
  type RefundedLine,
  type RefundedOrder,
  type RefundPlan,
  type RefundTerms,
} from '@chengji/server/modules/orders/after-sale/refund-plan.rules';

export const moment = new Date(Date.UTC(2026, 10, 23));

export const aLine = (id: number, over: Partial<RefundedLine> = {}): RefundedLine => ({
  id,
  number: 2,
  sumCents: 10_000,
  discountCents: 0,
  platformDiscountCents: 0,
  returnedCents: 0,
  promotionReturnedCents: 0,
  goodwillCents: 0,
  commissionBasisPoints: null,
  returnedNumber: 0,
  returnedUnsent: 0,
  shippedNumber: 0,
  ...over,
});

/** Only what a plan looks at; freight is 10.00. */
export function aPlannedOrder(
  lines: readonly RefundedLine[],
  over: Partial<Pick<RefundedOrder, 'state' | 'shippedAt' | 'returnedCents' | 'platformDiscountCents'>> = {},
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

export const refundTerms = (over: Partial<RefundTerms> = {}): RefundTerms => ({
  lineId: 1,
  number: 2,
  cents: asCents(10_000),
  borneBy: 'shop',
  isReturn: false,
  isShopsFault: false,
  ...over,
});

/** The order after a refund, as the database has it then. */
export function applyPlan(order: RefundedOrder, asked: RefundTerms, plan: RefundPlan): RefundedOrder {
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
            goodwillCents: line.goodwillCents + added.line.goodwillCents,
            returnedNumber: line.returnedNumber + added.line.returnedNumber,
          }
        : line,
    ),
  };
}
