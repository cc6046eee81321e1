/** What reviews may ask: which lines may be reviewed, and to mark them as reviewed. */
import type { OrderDetails } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { countPiecesLeft } from '../after-sale/refund-plan.rules.ts';
import { claimReviewed, findOrder, listLines, lockOrder, type OrderLineRecord } from '../order.queries.ts';
import { getOwnOrder, presentOwnOrder } from '../show-order.ts';
import { completeOrder } from './complete-order.ts';
import { needsReview } from './needs-review.rules.ts';

/**
 * Marks lines of an own received order as reviewed, in the transaction that writes the reviews, and answers
 * them. The order completes with its last line, and is held until then: two who review its last two lines at
 * once would each see the other's missing. Refuses a line that is not the order's, went back whole, or has its review.
 */
export async function markReviewed(
  ctx: Context,
  orderId: number,
  lineIds: readonly number[],
): Promise<OrderLineRecord[]> {
  await getOwnOrder(ctx, orderId);
  const order = await lockOrder(ctx.db, orderId);
  if (order?.state !== 'pending_review') throw new Refusal('orders.state_changed');
  const lines = await listLines(ctx.db, [orderId]);
  const asked = lines.filter((line) => lineIds.includes(line.id) && countPiecesLeft(line) > 0);
  if (asked.length < lineIds.length) throw new Refusal('reviews.line_unknown', {}, { field: 'items' });
  const marked = await claimReviewed(ctx.db, orderId, lineIds, ctx.clock.now());
  if (marked.length < lineIds.length) throw new Refusal('reviews.already_reviewed', {}, { field: 'items' });
  const isLast = lines.every((line) => marked.includes(line.id) || !needsReview(line));
  if (isLast) await completeOrder(ctx, orderId, { isAutomatic: false });
  return asked;
}

/** The lines of a completed order that its buyer kept and left without a review. */
export async function listUnreviewedLines(ctx: Context, orderId: number): Promise<OrderLineRecord[]> {
  return (await listLines(ctx.db, [orderId])).filter(needsReview);
}

export async function showReviewed(ctx: Context, orderId: number): Promise<OrderDetails> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw new Error(`no order ${orderId}`);
  return presentOwnOrder(ctx, order);
}
