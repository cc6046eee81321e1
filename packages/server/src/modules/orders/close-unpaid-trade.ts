import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import { returnStock } from '../catalog/index.ts';
import { returnCards } from '../coupons/index.ts';
import { settleOpenPayments } from '../payments/index.ts';
import {
  claimClosed,
  closeOrdersOfTrade,
  findTradeById,
  insertLog,
  listLines,
  type OrderRecord,
} from './order.queries.ts';
import { eventOf } from './order-event.ts';
import { purchaseKind } from './purchase-kinds.ts';

/**
 * Time ran out. The channel is asked first: money that arrived and was not told of pays the trade, and then
 * there is nothing to close.
 */
export async function closeUnpaidTrade(ctx: Context, tradeId: number): Promise<void> {
  const trade = await findTradeById(ctx.db, tradeId);
  if (trade?.state !== 'open') return;
  await settleOpenPayments(ctx, trade.tradeNo);
  await transact(ctx, async (ctx) => {
    if (!(await claimClosed(ctx.db, tradeId))) return;
    const closed = await closeOrdersOfTrade(ctx.db, tradeId, {
      closedAt: ctx.clock.now(),
      closeReason: 'unpaid',
    });
    await afterClosing(ctx, closed, 'system');
  });
}

/** Gives back the places, the stock and the cards that were held, and writes and tells what happened. */
export async function afterClosing(
  ctx: Context,
  closed: readonly OrderRecord[],
  by: 'shopper' | 'system',
): Promise<void> {
  const lines = await listLines(
    ctx.db,
    closed.map(({ id }) => id),
  );
  for (const [kind, orders] of Map.groupBy(closed, ({ kind }) => kind))
    await purchaseKind(kind)?.onClosed(ctx, orders);
  await returnStock(ctx.db, lines);
  await returnCards(
    ctx,
    closed.map(({ id }) => id),
  );
  await insertLog(
    ctx.db,
    closed.map(({ id, shopperId }) => ({
      orderId: id,
      event: 'closed',
      by,
      byId: by === 'shopper' ? shopperId : null,
      at: ctx.clock.now(),
    })),
  );
  for (const order of closed) {
    await emit(ctx, 'orders.closed', {
      ...eventOf(order),
      reason: order.closeReason ?? 'cancelled',
      wasPaid: false,
    });
  }
}
