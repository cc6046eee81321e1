import type { CallChecked, CallOut, OrderFilters, OrderState, OrderTab } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { hoursAfter } from '../../../kernel/time/durations.ts';
import { fromUnixSeconds, toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers } from '../../identity/index.ts';
import { findLabelled } from '../../shipping/index.ts';
import { findParts } from '../order-parts.ts';
import { presentBuyer, presentSummary } from '../orders.present.ts';
import { listNewestNotes } from './notes/notes.queries.ts';
import { presentForStaff } from './present-for-staff.ts';
import { countByState, countToShip, listShopOrders, type ShopOrderFilter } from './shop-orders.queries.ts';

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
const statesByTab = new Map(Object.entries(tabs).map(([state, tab]) => [tab as string, state as OrderState]));

/** The filters of a call as conditions of the orders of the shop that calls, as of now. */
export function toShopFilter(ctx: Context, input: OrderFilters): ShopOrderFilter {
  const now = ctx.clock.now();
  return {
    shopId: requireActor(ctx, 'seller').shopId,
    state: statesByTab.get(input.state),
    keyword: input.keyword,
    kind: input.kind,
    province: input.province,
    from: input.from === undefined ? undefined : fromUnixSeconds(input.from),
    to: input.to === undefined ? undefined : fromUnixSeconds(input.to),
    lateAt: input.late ? now : undefined,
    dueWithin: input.soon ? { from: now, to: getSoon(ctx) } : undefined,
    isRemarked: input.remarked,
    flag: input.flag,
  };
}

/** What must be shipped by then is shown as soon late. */
const getSoon = ({ clock, services }: Context): Date =>
  hoursAfter(clock.now(), services.settings.get('orders.ship_soon_hours'));

/** The orders of the shop that calls, with how many stand behind each tab. */
export async function listOrdersOfShop(
  ctx: Context,
  input: CallChecked<'GET /seller/orders/list'>,
): Promise<CallOut<'GET /seller/orders/list'>> {
  const filter = toShopFilter(ctx, input);
  const { rows, total } = await listShopOrders(ctx.db, filter, {
    sort: input.sort,
    limit: input.limit,
    offset: (input.page - 1) * input.limit,
  });
  return {
    rows: await presentRows(ctx, rows),
    total,
    next: null,
    counts: await countTabs(ctx, filter.shopId),
  };
}

async function presentRows(ctx: Context, orders: Awaited<ReturnType<typeof listShopOrders>>['rows']) {
  const buyers = await findShoppers(
    ctx.db,
    orders.map(({ shopperId }) => shopperId),
  );
  const getParts = await findParts(ctx, orders);
  const ids = orders.map(({ id }) => id);
  const notes = await listNewestNotes(ctx.db, ids);
  const labelled = await findLabelled(ctx.db, ids);
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
      note: notes.get(order.id) ?? null,
      ...presentForStaff(ctx, order, parts, labelled.has(order.id)),
    };
  });
}

async function countTabs(ctx: Context, shopId: number): Promise<Record<string, number>> {
  const byState = await countByState(ctx.db, { shopId });
  const counts = Object.entries(tabs).map(
    ([state, tab]) => [tab, byState.get(state as OrderState) ?? 0] as const,
  );
  const all = counts.reduce((total, [, orders]) => total + orders, 0);
  const toShip = await countToShip(ctx.db, shopId, { now: ctx.clock.now(), soon: getSoon(ctx) });
  return { ...Object.fromEntries(counts), all, ...toShip };
}
