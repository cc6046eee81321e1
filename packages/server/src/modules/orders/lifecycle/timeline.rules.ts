/**
 * The promise timeline of an order: what happened, and every automatic event still to come with its exact
 * time and what pauses it. Deadlines are the subset still to come.
 */

import type { OrderDetails, OrderState } from '@chengji/contract';
import { TimelineStep } from '@chengji/contract/orders/order-values';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';

type Step = OrderDetails['timeline'][number];
type Deadline = OrderDetails['deadlines'][number];

/** The moments that an order's row knows; a due moment is null when its event no longer stands ahead. */
export type OrderMoments = {
  state: OrderState;
  placedAt: Date;
  paidAt: Date | null;
  shippedAt: Date | null;
  receivedAt: Date | null;
  completedAt: Date | null;
  closedAt: Date | null;
  closeDueAt: Date | null;
  receiveDueAt: Date | null;
  commentDueAt: Date | null;
  releaseDueAt: Date | null;
  releasedAt: Date | null;
  /** Since when what would happen by itself waits for refunds to end. */
  pausedAt: Date | null;
  /** What the way it was bought adds, done and still to come. */
  kindSteps: readonly { event: Step['event']; at: Date; isDone: boolean }[];
};

/** What stands still while a refund of the order is open, and then goes on with the time it had left. */
const stopped: ReadonlySet<Deadline['event']> = new Set(['auto_receive', 'auto_comment']);

type Pause = Pick<Deadline, 'paused_by' | 'left'>;
const runs: Pause = { paused_by: null, left: null };

/** The after-sale window ends when it would have; only what its end does waits for the refund. */
function findPause(event: Deadline['event'], due: Date, pausedAt: Date | null): Pause {
  if (!pausedAt) return runs;
  if (event === 'after_sale_ends') return { paused_by: 'refund', left: null };
  if (!stopped.has(event)) return runs;
  return { paused_by: 'refund', left: Math.max(0, toUnixSeconds(due) - toUnixSeconds(pausedAt)) };
}

const isDeadline = (event: Step['event']): event is Deadline['event'] => event === 'team_ends';

/** The automatic events still to come, soonest first. */
export function listDeadlines(order: OrderMoments): Deadline[] {
  const ahead: [OrderState, Deadline['event'], Date | null][] = [
    ['pending_payment', 'auto_close', order.closeDueAt],
    ['shipped', 'auto_receive', order.receiveDueAt],
    ['pending_review', 'auto_comment', order.commentDueAt],
    ['completed', 'after_sale_ends', order.releasedAt ? null : order.releaseDueAt],
  ];
  const ofKind = order.kindSteps.flatMap(({ event, at, isDone }): Deadline[] =>
    !isDone && isDeadline(event) ? [{ event, at: toUnixSeconds(at), ...runs }] : [],
  );
  const own = ahead.flatMap(([state, event, due]): Deadline[] =>
    order.state === state && due
      ? [{ event, at: toUnixSeconds(due), ...findPause(event, due, order.pausedAt) }]
      : [],
  );
  return [...own, ...ofKind].sort((a, b) => a.at - b.at);
}

/** What happens in one moment is ordered by cause: a team fails, then the order is closed. */
const events = TimelineStep.shape.event.options;
const inOrder = (a: Step, b: Step): number =>
  a.at - b.at || events.indexOf(a.event) - events.indexOf(b.event);

/** What happened in the order of its time, then what is still to come. */
export function buildTimeline(order: OrderMoments): Step[] {
  const happened: [Step['event'], Date | null][] = [
    ['placed', order.placedAt],
    ['paid', order.paidAt],
    ['shipped', order.shippedAt],
    ['received', order.receivedAt],
    ['completed', order.completedAt],
    ['closed', order.closedAt],
  ];
  const done = happened.flatMap(([event, at]): Step[] =>
    at ? [{ event, at: toUnixSeconds(at), done: true, ...runs }] : [],
  );
  const ofKind = order.kindSteps.flatMap(({ event, at, isDone }): Step[] =>
    isDone ? [{ event, at: toUnixSeconds(at), done: true, ...runs }] : [],
  );
  const past = [...done, ...ofKind].sort(inOrder);
  return [...past, ...listDeadlines(order).map((deadline): Step => ({ ...deadline, done: false }))];
}
