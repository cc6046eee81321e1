import { and, eq, isNull } from 'drizzle-orm';
import { dueReads } from '../../../kernel/jobs/due-reads.queries.ts';
import { orders, trades } from '../order.tables.ts';

export const unpaidDue = dueReads({
  job: 'orders.close_unpaid',
  table: trades,
  column: trades.closeDueAt,
  where: eq(trades.state, 'open'),
});

/** A refund that is pending pauses the automatic receipt. */
export const receiveDue = dueReads({
  job: 'orders.auto_receive',
  table: orders,
  column: orders.receiveDueAt,
  where: and(eq(orders.state, 'shipped'), isNull(orders.receivePausedAt)),
});

export const commentDue = dueReads({
  job: 'orders.auto_comment',
  table: orders,
  column: orders.commentDueAt,
  where: eq(orders.state, 'pending_review'),
});
