import type { Refund } from '@chengji/contract';
import type { AfterSaleOrder } from '../../orders/index.ts';

type Paused = Pick<
  AfterSaleOrder,
  'state' | 'pausedAt' | 'shippedAt' | 'receivedAt' | 'receiveDueAt' | 'commentDueAt'
>;

/** What of an order stands still meanwhile: from when it was held, or from when its state began if that was later. */
export function findPause(order: Paused): Refund['pauses'] {
  const { state, pausedAt, receiveDueAt, commentDueAt } = order;
  if (!pausedAt) return null;
  const since = (began: Date | null): number => Math.max(pausedAt.getTime(), began?.getTime() ?? 0);
  if (state === 'shipped' && receiveDueAt)
    return { event: 'auto_receive', left: countSeconds(since(order.shippedAt), receiveDueAt) };
  if (state === 'pending_review' && commentDueAt)
    return { event: 'auto_comment', left: countSeconds(since(order.receivedAt), commentDueAt) };
  return null;
}

const countSeconds = (from: number, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from) / 1_000));
