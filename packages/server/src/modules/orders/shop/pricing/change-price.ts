import type { CallChecked, CallOut } from '@chengji/contract';
import { addCents, asCents, formatMoney, largestCents, parseMoney } from '@chengji/contract/money';
import { requireActor } from '../../../../kernel/actor.ts';
import { recordChange } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { emit } from '../../../../kernel/events/events.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { settleOpenPayments } from '../../../payments/index.ts';
import {
  findTradeById,
  insertLogRow,
  listLines,
  lockOrder,
  lockTrade,
  type OrderRecord,
} from '../../order.queries.ts';
import { toOrderEvent } from '../../order-event.ts';
import { getShopOrder } from '../get-shop-order.ts';
import { presentShopOrder } from '../show-shop-order.ts';
import { storePriceChange } from './price-change.queries.ts';
import { canChangePrice, computePriceRange, planPriceChange } from './price-change.rules.ts';

type Input = CallChecked<'POST /seller/orders/change_price'>;

/**
 * The shop sets what an unpaid order costs. Paying and this wait for each other at the trade: the first
 * has it, and money that still comes in for the old price does not fit the trade any more and goes back.
 */
export async function changePrice(
  ctx: Context,
  input: Input,
): Promise<CallOut<'POST /seller/orders/change_price'>> {
  const { tradeId } = await getShopOrder(ctx, input.order_id);
  const open = await findTradeById(ctx.db, tradeId);
  if (open?.state === 'open') await settleOpenPayments(ctx, open.tradeNo);
  const changed = await transact(ctx, async (ctx) => {
    const trade = await lockTrade(ctx.db, tradeId);
    const order = await lockOrder(ctx.db, input.order_id);
    if (trade?.state !== 'open' || !order) throw new Refusal('orders.state_changed');
    if (!canChangePrice(order))
      throw new Refusal(order.kind === 'direct' ? 'orders.state_changed' : 'orders.price_in_team');
    if (formatMoney(asCents(order.payableCents)) !== input.seen)
      throw new Refusal('orders.price_changed_meanwhile', {
        payable: formatMoney(asCents(order.payableCents)),
      });
    return storePrice(ctx, order, { input, otherCents: trade.payableCents - order.payableCents });
  });
  return presentShopOrder(ctx, changed);
}

async function storePrice(
  ctx: Context,
  order: OrderRecord,
  { input, otherCents }: { input: Input; otherCents: number },
): Promise<OrderRecord> {
  const price = { payableCents: parseMoney(input.payable), freightCents: parseMoney(input.freight) };
  const lines = await listLines(ctx.db, [order.id]);
  const { least, most } = computePriceRange(lines, price.freightCents);
  const isTooMuch = addCents(price.payableCents, asCents(otherCents)) > largestCents;
  if (price.payableCents < least || price.payableCents > most || isTooMuch)
    throw new Refusal(
      'orders.price_out_of_range',
      { least: formatMoney(least), most: formatMoney(most) },
      { field: 'payable' },
    );
  const changed = await storePriceChange(ctx.db, order, planPriceChange(order, lines, price));
  if (!changed) throw new Refusal('orders.state_changed');
  await tellPrice(ctx, order, changed);
  return changed;
}

async function tellPrice(ctx: Context, before: OrderRecord, after: OrderRecord): Promise<void> {
  const show = ({ payableCents, freightCents }: OrderRecord) => ({
    payable: formatMoney(asCents(payableCents)),
    freight: formatMoney(asCents(freightCents)),
  });
  const [was, is] = [show(before), show(after)];
  const logId = await insertLogRow(ctx.db, {
    orderId: after.id,
    event: 'price_changed',
    by: 'seller',
    byId: requireActor(ctx, 'seller').staffId,
    note: `¥${was.payable} → ¥${is.payable}`,
    at: ctx.clock.now(),
  });
  await recordChange(ctx, { subject: 'order', id: after.id, before: was, after: is });
  await emit(ctx, 'orders.price_changed', {
    ...toOrderEvent(after),
    logId,
    beforeCents: before.payableCents,
    cents: after.payableCents,
  });
}
