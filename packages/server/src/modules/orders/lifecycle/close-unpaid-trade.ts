import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { returnStock } from '../../catalog/index.ts';
import { returnCards } from '../../coupons/index.ts';
import { claimClosed, closeOrdersOfTrade, insertLog, listLines, type OrderRecord } from '../order.queries.ts';
import { toOrderEvent } from '../order-event.ts';
import { purchaseKind } from '../purchase-kinds.ts';

/**
 * Time ran out. Nobody outside is asked: a channel took money until shortly before, and was asked for the last
 * time then. A payment it reports later, as it did not answer, goes back by itself.
 */
export const closeUnpaidTrade = (ctx: Context, tradeId: number): Promise<void> =>
  transact(ctx, async (ctx) => {
    if (!(await claimClosed(ctx.db, tradeId))) return;
    const closed = await closeOrdersOfTrade(ctx.db, tradeId, {
      closedAt: ctx.clock.now(),
      closeReason: 'unpaid',
    });
    await afterClosing(ctx, closed, { by: 'system', byId: null });
  });

/** Gives back the places, the stock and the cards that were held, and logs and announces what happened. */
export async function afterClosing(
  ctx: Context,
  closed: readonly OrderRecord[],
  who: { by: 'shopper' | 'seller' | 'system'; byId: number | null; note?: string },
): Promise<void> {
  const lines = await listLines(
    ctx.db,
    closed.map(({ id }) => id),
  );
  for (const [kind, orders] of Map.groupBy(closed, ({ kind }) => kind))
    await purchaseKind(ctx, kind)?.release(ctx, orders);
  await returnStock(ctx.db, lines);
  await returnCards(
    ctx,
    closed.map(({ id }) => id),
  );
  await insertLog(
    ctx.db,
    closed.map(({ id }) => ({ orderId: id, event: 'closed', ...who, at: ctx.clock.now() })),
  );
  for (const order of closed) {
    await emit(ctx, 'orders.closed', {
      ...toOrderEvent(order),
      reason: order.closeReason ?? 'cancelled',
      wasPaid: false,
      ...(order.shopCloseReason ? { shopReason: order.shopCloseReason, note: order.closeNote } : {}),
    });
  }
}
