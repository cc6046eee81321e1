import type { OrderDetails } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { settleOpenPayments } from '../payments/index.ts';
import { afterClosing } from './close-unpaid-trade.ts';
import { claimClosed, claimMove, findOrder, findTradeById, lockTrade, lowerTrade } from './order.queries.ts';
import { getOwnOrder, presentOwn } from './show-order.ts';

/**
 * The buyer closes an unpaid order. The others of its trade stay, and the trade costs that much less. What
 * may be under way at a payment channel is settled first; money that still comes in for the old amount does
 * not fit the trade any more and goes back.
 */
export async function cancelOrder(ctx: Context, { id }: { id: number }): Promise<OrderDetails> {
  const order = await getOwnOrder(ctx, id);
  const trade = await findTradeById(ctx.db, order.tradeId);
  if (trade?.state === 'open') await settleOpenPayments(ctx, trade.tradeNo);
  await transact(ctx, async (ctx) => {
    const trade = await lockTrade(ctx.db, order.tradeId);
    const closedAt = ctx.clock.now();
    const closed = await claimMove(ctx.db, 'close', id, { closedAt, closeReason: 'cancelled' });
    if (!closed || !trade) throw new Refusal('orders.state_changed');
    if (trade.payableCents === closed.payableCents) await claimClosed(ctx.db, trade.id);
    else await lowerTrade(ctx.db, trade.id, closed.payableCents);
    await afterClosing(ctx, [closed], 'shopper');
  });
  return presentOwn(ctx, (await findOrder(ctx.db, id)) ?? order);
}
