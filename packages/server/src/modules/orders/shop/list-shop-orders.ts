import type { CallChecked, CallOut, OrderState, OrderTab } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { fromUnixSeconds, toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers } from '../../identity/index.ts';
import { findParts } from '../order-parts.ts';
import { getShopActions, presentBuyer, presentSummary } from '../orders.present.ts';
import { countByState, countLate, listShopOrders } from './shop-orders.queries.ts';

const tabs: Record<OrderState, Exclude<OrderTab, 'all'> | 'completed'> = {
  pending_payment: 'pay',
  pending_group: 'group',
  pending_shipment: 'ship',
  shipped: 'receive',
  pending_review: 'review',
  completed: 'completed',
  closed: 'closed',
};

/** The state that a tab of the list shows; none for all of them. */
export const statesByTab = new Map(
  Object.entries(tabs).map(([state, tab]) => [tab as string, state as OrderState]),
);

/** The orders of the shop that calls, with how many stand behind each tab. */
export async function listOrdersOfShop(
  ctx: Context,
  input: CallChecked<'GET /seller/orders/list'>,
): Promise<CallOut<'GET /seller/orders/list'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const now = ctx.clock.now();
  const { rows, total } = await listShopOrders(
    ctx.db,
    {
      shopId,
      state: statesByTab.get(input.state),
      keyword: input.keyword,
      from: input.from === undefined ? undefined : fromUnixSeconds(input.from),
      to: input.to === undefined ? undefined : fromUnixSeconds(input.to),
      lateAt: input.late ? now : undefined,
    },
    { sort: input.sort, limit: input.limit, offset: (input.page - 1) * input.limit },
  );
  return {
    rows: await presentRows(ctx, rows),
    total,
    next: null,
    counts: await countTabs(ctx, shopId),
  };
}

async function presentRows(ctx: Context, orders: Awaited<ReturnType<typeof listShopOrders>>['rows']) {
  const buyers = await findShoppers(
    ctx.db,
    orders.map(({ shopperId }) => shopperId),
  );
  const getParts = await findParts(ctx, orders);
  return orders.map((order) => {
    const parts = getParts(order);
    return {
      ...presentSummary(ctx.language, order, parts),
      buyer: presentBuyer(buyers.get(order.shopperId)),
      receiver: { name: order.address.name, area: order.address.area },
      remark: order.remark,
      freight: toMoneyText(order.freightCents),
      paid_at: order.paidAt && toUnixSeconds(order.paidAt),
      ship_due_at: order.shipDueAt && toUnixSeconds(order.shipDueAt),
      can: getShopActions(order, parts),
    };
  });
}

async function countTabs(ctx: Context, shopId: number): Promise<Record<string, number>> {
  const byState = await countByState(ctx.db, { shopId });
  const counts = Object.entries(tabs).map(
    ([state, tab]) => [tab, byState.get(state as OrderState) ?? 0] as const,
  );
  const all = counts.reduce((total, [, orders]) => total + orders, 0);
  return { ...Object.fromEntries(counts), all, late: await countLate(ctx.db, shopId, ctx.clock.now()) };
}
