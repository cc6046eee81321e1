/** What payments asks of a trade: what it costs, and to take the money that came in for it. */
import { asCents } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { emit } from '../../kernel/events/events.ts';
import type { Payable } from '../payments/index.ts';
import { claimPaid, findTrade, insertLog, payOrdersOfTrade } from './order.queries.ts';
import { eventOf } from './order-event.ts';

export const tradePayable: Payable = {
  async find(ctx, tradeNo) {
    const trade = await findTrade(ctx.db, tradeNo);
    return (
      trade && {
        payerId: trade.shopperId,
        amountCents: asCents(trade.payableCents),
        expiresAt: trade.closeDueAt,
        state: trade.state,
        title: trade.tradeNo,
      }
    );
  },

  /**
   * Runs in the transaction that books the money. One conditional update decides: the trade is taken only if
   * it is open and costs exactly what came in; else the money goes back where it came from.
   */
  async onPaid(ctx, { reference, paymentNo, channel, cents }) {
    const trade = await claimPaid(ctx.db, reference, cents, { paymentNo, channel });
    if (!trade) return 'refused';
    await payOrders(ctx, trade.id, channel);
    return 'taken';
  },
};

async function payOrders(
  ctx: Context,
  tradeId: number,
  channel: Parameters<Payable['onPaid']>[1]['channel'],
) {
  const paidAt = ctx.clock.now();
  const orders = await payOrdersOfTrade(ctx.db, tradeId, { channel, paidAt });
  await insertLog(
    ctx.db,
    orders.map(({ id, shopperId }) => ({
      orderId: id,
      event: 'paid',
      by: 'shopper',
      byId: shopperId,
      at: paidAt,
    })),
  );
  for (const order of orders) await emit(ctx, 'orders.paid', eventOf(order));
}
