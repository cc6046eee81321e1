/** Whether an order, and a line of it, can be applied for. */
import type { OrderRecord } from '../order.queries.ts';
import { computeLeft, countPiecesLeft, type RefundedLine } from './refund-plan.rules.ts';

type Asked = Pick<OrderRecord, 'state' | 'releaseDueAt' | 'releasedAt'>;

export type NotRefundable = 'refunds.waits_for_team' | 'refunds.window_over' | 'refunds.not_refundable';

/** Why nothing of the order can be applied for now; null from payment to the end of the after-sale window. */
export function checkRefundable({ state, releaseDueAt, releasedAt }: Asked, now: Date): NotRefundable | null {
  if (state === 'pending_group') return 'refunds.waits_for_team';
  if (state === 'pending_payment' || state === 'closed') return 'refunds.not_refundable';
  const isOver = releasedAt !== null || (releaseDueAt !== null && releaseDueAt <= now);
  return state === 'completed' && isOver ? 'refunds.window_over' : null;
}

/** Pieces with money left; before shipment also without, as the order can still be closed. */
export const isAnythingLeft = ({ shippedAt }: Pick<OrderRecord, 'shippedAt'>, line: RefundedLine): boolean =>
  countPiecesLeft(line) > 0 && (shippedAt === null || computeLeft(line) > 0);
