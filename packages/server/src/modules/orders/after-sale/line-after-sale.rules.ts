/** How a line stands after its sale, as the lists and pages of an order show it. */
import { addCents, type Cents, zeroCents } from '@chengji/contract/money';
import type { LineRefund, LineRefunds } from './line-refunds.ts';
import {
  computeFreightLeft,
  computeLeft,
  countPiecesLeft,
  joinsFreight,
  type RefundedLine,
  type RefundedOrder,
} from './refund-plan.rules.ts';
import { checkRefundable, isAnythingLeft } from './refundable.rules.ts';

export type LineAfterSale = {
  /** The newest of the line. */
  refund: LineRefund | null;
  /** What can be asked back now, with freight where it joins for any reason. */
  refundableCents: Cents;
  canRefund: boolean;
};

export function showAfterSale(
  order: RefundedOrder,
  line: RefundedLine,
  refunds: LineRefunds,
  now: Date,
): LineAfterSale {
  const refund = refunds.get(line.id) ?? null;
  const isTaken = refund !== null && (refund.isOpen || refund.isFinal);
  const canRefund = !isTaken && checkRefundable(order, now) === null && isAnythingLeft(order, line);
  return {
    refund,
    refundableCents: canRefund ? computeRefundable(order, line, refunds) : zeroCents,
    canRefund,
  };
}

function computeRefundable(order: RefundedOrder, line: RefundedLine, refunds: LineRefunds): Cents {
  const whole = { lineId: line.id, number: countPiecesLeft(line), isShopsFault: false };
  const withFreight = joinsFreight(order, whole, listLeaving(refunds));
  return withFreight ? addCents(computeLeft(line), computeFreightLeft(order)) : computeLeft(line);
}

/** The lines that an open refund takes whole. */
export const listLeaving = (refunds: LineRefunds): ReadonlySet<number> =>
  new Set([...refunds].flatMap(([lineId, { takesAll }]) => (takesAll ? [lineId] : [])));
