import { and, eq, isNull } from 'drizzle-orm';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { closeUnpaidTrade } from './lifecycle/close-unpaid-trade.ts';
import { completeOrder } from './lifecycle/complete-order.ts';
import { receiveAutomatically } from './lifecycle/receive-order.ts';
import { releaseIncome } from './lifecycle/release-income.ts';
import { orders, trades } from './order.tables.ts';

/** While a refund of it is open nothing happens to an order by itself. */
const isNotPaused = isNull(orders.pausedAt);

export const incomeRelease = deadline({
  name: 'orders.release_income',
  table: orders,
  column: orders.releaseDueAt,
  where: and(isNull(orders.releasedAt), isNotPaused),
  fire: releaseIncome,
});

export const ordersJobs = [
  deadline({
    name: 'orders.close_unpaid',
    table: trades,
    column: trades.closeDueAt,
    where: eq(trades.state, 'open'),
    fire: closeUnpaidTrade,
  }),
  deadline({
    name: 'orders.auto_receive',
    table: orders,
    column: orders.receiveDueAt,
    where: and(eq(orders.state, 'shipped'), isNotPaused),
    fire: receiveAutomatically,
  }),
  deadline({
    name: 'orders.auto_comment',
    table: orders,
    column: orders.commentDueAt,
    where: and(eq(orders.state, 'pending_review'), isNotPaused),
    fire: (ctx, id) => completeOrder(ctx, id, { isAutomatic: true }),
  }),
  incomeRelease,
];
