import type { CallChecked, CallOut, CancelPreview } from '@chengji/contract';
import { addCents, formatMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { recordRepricedUses } from '../../coupons/index.ts';
import { noteChannels, settleOpenPayments } from '../../payments/index.ts';
import { afterClosing } from '../lifecycle/close-unpaid-trade.ts';
import {
  claimClosed,
  claimMove,
  closeOrdersOfTrade,
  findOrder,
  findTradeById,
  insertLog,
  lockTrade,
  type OrderRecord,
} from '../order.queries.ts';
import { canMove } from '../order.states.ts';
import { getOwnOrder, presentOwnOrder } from '../show-order.ts';
import { type CancelPlan, planCancelling } from './plan-cancelling.ts';
import { storePrices } from './reprice.queries.ts';

type Input = CallChecked<'POST /wanlshop/order/cancel'>;

/** What cancelling would do to the rest of the trade; changes nothing. */
export async function previewCancelling(ctx: Context, { id }: { id: number }): Promise<CancelPreview> {
  const order = await getOwnOrder(ctx, id);
  if (!canMove(order.state, 'close')) throw new Refusal('orders.state_changed');
  const { outcome, others, payableBeforeCents, payableCents } = await planCancelling(ctx, order);
  return {
    outcome,
    others: others.length,
    payable_before: formatMoney(payableBeforeCents),
    payable: formatMoney(payableCents),
  };
}

/**
 * The buyer closes an unpaid order. The others of its trade stay at their prices, with the platform's coupon
 * applied anew; where they become dearer or cannot stay, the buyer must have seen that. What may be under way
 * at a payment channel is settled first, and the answer names channels that did not respond; money that still comes in for the
 * old amount does not fit the trade any more and goes back.
 */
export async function cancelOrder(
  ctx: Context,
  input: Input,
): Promise<CallOut<'POST /wanlshop/order/cancel'>> {
  const order = await getOwnOrder(ctx, input.id);
  const trade = await findTradeById(ctx.db, order.tradeId);
  const unanswered = trade?.state === 'open' ? await settleOpenPayments(ctx, trade.tradeNo) : [];
  await transact(ctx, async (ctx) => {
    // payments and other cancellations of the trade wait here
    const trade = await lockTrade(ctx.db, order.tradeId);
    if (trade?.state !== 'open') throw new Refusal('orders.state_changed');
    const plan = await planCancelling(ctx, order);
    assertWasShown(plan, input);
    const isWhole = input.whole || plan.outcome === 'whole' || plan.outcome === 'alone';
    await (isWhole ? closeWhole(ctx, order) : closeOne(ctx, order, plan));
  });
  return {
    ...(await presentOwnOrder(ctx, (await findOrder(ctx.db, input.id)) ?? order)),
    note: noteChannels(ctx, 'orders.money_goes_back', unanswered),
  };
}

function assertWasShown({ outcome, payableBeforeCents, payableCents }: CancelPlan, input: Input): void {
  if (input.whole) return;
  // where nothing is left to pay there is no price to show
  if (outcome === 'whole' && payableBeforeCents > 0)
    throw new Refusal('orders.cancel_closes_trade', {}, { field: 'whole' });
  const payable = formatMoney(payableCents);
  const isDearer = outcome === 'repriced' && payableCents > payableBeforeCents;
  if (isDearer && input.payable !== payable)
    throw new Refusal('orders.cancel_raises_price', { payable }, { field: 'payable' });
}

async function closeWhole(ctx: Context, order: OrderRecord): Promise<void> {
  const changes = { closedAt: ctx.clock.now(), closeReason: 'cancelled' } as const;
  const closed = await closeOrdersOfTrade(ctx.db, order.tradeId, changes);
  if (!closed.some(({ id }) => id === order.id)) throw new Refusal('orders.state_changed');
  await claimClosed(ctx.db, order.tradeId);
  await afterClosing(ctx, closed, { by: 'shopper', byId: order.shopperId });
}

async function closeOne(ctx: Context, order: OrderRecord, plan: CancelPlan): Promise<void> {
  const closedAt = ctx.clock.now();
  const closed = await claimMove(ctx.db, 'close', order.id, { closedAt, closeReason: 'cancelled' });
  if (!closed) throw new Refusal('orders.state_changed');
  const who = { by: 'shopper', byId: order.shopperId } as const;
  await storeRepricing(ctx, order, plan, who);
  await afterClosing(ctx, [closed], who);
}

/** What the other orders of the trade cost once this one is closed. */
export async function storeRepricing(
  ctx: Context,
  order: OrderRecord,
  { repriced, payableCents, others }: CancelPlan,
  who: { by: 'shopper' | 'seller'; byId: number },
): Promise<void> {
  await storePrices(ctx.db, order.tradeId, { orders: repriced?.orders ?? [], payableCents });
  if (!repriced) return;
  await recordRepricedUses(
    ctx,
    repriced.cardId,
    repriced.shares.map(({ orderId, lines, freight }, at) => ({
      orderId,
      cents: addCents(...lines, freight),
      orderCents: repriced.orders[at]?.payableCents ?? addCents(),
    })),
  );
  const changed = others.filter(({ payableCents }, at) => payableCents !== repriced.orders[at]?.payableCents);
  if (changed.length === 0) return;
  await insertLog(
    ctx.db,
    changed.map(({ id }) => ({ orderId: id, event: 'repriced', ...who, at: ctx.clock.now() })),
  );
}
