import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../../kernel/actor.ts';
import { recordChange } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { settleOpenPayments } from '../../../payments/index.ts';
import { storeRepricing } from '../../cancelling/cancel-order.ts';
import { planCancelling } from '../../cancelling/plan-cancelling.ts';
import { afterClosing } from '../../lifecycle/close-unpaid-trade.ts';
import { claimClosed, claimMove, findTradeById, lockTrade } from '../../order.queries.ts';
import { getShopOrder } from '../get-shop-order.ts';
import { presentShopOrder } from '../show-shop-order.ts';

/**
 * The shop closes an order nobody paid. What the buyer pays for other orders of the trade is not the shop's to
 * change: where the market's coupon would no longer hold for them, only the buyer can cancel.
 */
export async function closeOrder(
  ctx: Context,
  { order_id, reason, note }: CallChecked<'POST /seller/orders/close'>,
): Promise<CallOut<'POST /seller/orders/close'>> {
  const who = { by: 'seller', byId: requireActor(ctx, 'seller').staffId } as const;
  const order = await getShopOrder(ctx, order_id);
  const trade = await findTradeById(ctx.db, order.tradeId);
  if (trade?.state === 'open') await settleOpenPayments(ctx, trade.tradeNo);
  const closed = await transact(ctx, async (ctx) => {
    const trade = await lockTrade(ctx.db, order.tradeId);
    if (trade?.state !== 'open') throw new Refusal('orders.state_changed');
    const plan = await planCancelling(ctx, order);
    if (plan.outcome === 'whole' || plan.payableCents > plan.payableBeforeCents)
      throw new Refusal('orders.close_changes_others');
    const closed = await claimMove(ctx.db, 'close', order.id, {
      closedAt: ctx.clock.now(),
      closeReason: 'by_shop',
      shopCloseReason: reason,
      closeNote: note,
    });
    if (!closed) throw new Refusal('orders.state_changed');
    if (plan.outcome === 'alone') await claimClosed(ctx.db, order.tradeId);
    else await storeRepricing(ctx, order, plan, who);
    await afterClosing(ctx, [closed], { ...who, note: [reason, note].join(' ').trim() });
    await recordChange(ctx, {
      subject: 'order',
      id: order.id,
      before: { state: order.state },
      after: { state: closed.state, reason, note },
    });
    return closed;
  });
  return presentShopOrder(ctx, closed);
}
