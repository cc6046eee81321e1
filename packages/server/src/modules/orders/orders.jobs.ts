import { and, eq, isNull } from 'drizzle-orm';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { closeUnpaidTrade } from './lifecycle/close-unpaid-trade.ts';
import { completeOrder } from './lifecycle/complete-order.ts';
import { receiveAutomatically } from './lifecycle/receive-order.ts';
import { releaseIncome } from './lifecycle/release-income.ts';
import { orders, trades } from './order.tables.ts';

export const incomeRelease = deadline({
  name: 'orders.release_income',
  table: orders,
  column: orders.releaseDueAt,
  where: isNull(orders.releasedAt),
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
    // a refund that is pending pauses the automatic receipt
    where: and(eq(orders.state, 'shipped'), isNull(orders.pausedAt)),
    fire: receiveAutomatically,
  }),
  deadline({
    name: 'orders.auto_comment',
    table: orders,
    column: orders.commentDueAt,
    where: eq(orders.state, 'pending_review'),
    fire: (ctx, id) => completeOrder(ctx, id, { isAutomatic: true }),
  }),
  incomeRelease,
];
