import type { CallOut, OrderDetails } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import {
  countUnpaidOfTrade,
  findOrder,
  findTradeById,
  listLines,
  type OrderRecord,
} from './order.queries.ts';
import { findParts, findTracking } from './order-parts.ts';
import {
  getBuyerActions,
  presentAddress,
  presentDetails,
  presentSummary,
  presentTrade,
} from './orders.present.ts';

/** The caller's own order; the refusal does not reveal whether somebody else has it. */
export async function getOwnOrder(ctx: Context, id: number): Promise<OrderRecord> {
  const order = await findOrder(ctx.db, id);
  if (!order || order.shopperId !== requireShopper(ctx) || order.hiddenAt)
    throw new Refusal('common.not_found');
  return order;
}

export async function showOrder(ctx: Context, { id }: { id: number }): Promise<OrderDetails> {
  return presentOwnOrder(ctx, await getOwnOrder(ctx, id));
}

/** The order as its buyer sees it after a call that changed it. */
export async function presentOwnOrder(ctx: Context, order: OrderRecord): Promise<OrderDetails> {
  const trade = await findTradeById(ctx.db, order.tradeId);
  if (!trade) throw new Error(`order ${order.id} has no trade`);
  const parts = (await findParts(ctx, [order]))(order);
  return {
    ...presentSummary(ctx.language, { ...order, tradeNo: trade.tradeNo }, parts),
    ...presentDetails(ctx, order, { view: parts.view, tracking: await findTracking(ctx, order) }),
    ...presentTrade(trade, await countUnpaidOfTrade(ctx.db, trade.id)),
    can: getBuyerActions(order, parts),
  };
}

export async function showLogistics(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /wanlshop/order/logistics'>> {
  const order = await getOwnOrder(ctx, id);
  const [first] = await listLines(ctx.db, [order.id]);
  const { parcel, steps } = await findTracking(ctx, order);
  return {
    state: order.state,
    address: presentAddress(order),
    image: first?.image ?? '',
    parcel,
    steps,
  };
}
