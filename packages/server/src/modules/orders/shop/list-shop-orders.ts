import type { CallChecked, CallOut, OrderFilters, OrderState, OrderTab } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { hoursAfter } from '../../../kernel/time/durations.ts';
import { fromUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findLabelled } from '../../shipping/index.ts';
import type { ListedOrder } from '../order-lists.queries.ts';
import { listNewestNotes } from './notes/notes.queries.ts';
import { presentForStaff } from './present-for-staff.ts';
import { presentStaffRows } from './present-staff-order.ts';
import {
  countByState,
  countToShip,
  listShopOrders,
  type OrderFilter,
  type ShopOrderFilter,
} from './shop-orders.queries.ts';

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

/** The filters of a call as conditions, as of now. */
export function toFilter(
  ctx: Context,
  input: Pick<OrderFilters, 'state'> & Partial<OrderFilters>,
): OrderFilter {
  const now = ctx.clock.now();
  return {
    state: statesByTab.get(input.state),
    kind: input.kind,
    province: input.province,
    from: input.from === undefined ? undefined : fromUnixSeconds(input.from),
    to: input.to === undefined ? undefined : fromUnixSeconds(input.to),
    paidFrom: input.paid_from === undefined ? undefined : fromUnixSeconds(input.paid_from),
    paidTo: input.paid_to === undefined ? undefined : fromUnixSeconds(input.paid_to),
    source: input.source,
    goodsId: input.goods_id,
    postId: input.post_id,
    lateAt: input.late ? now : undefined,
    dueWithin: toDue(ctx, input),
    isRemarked: input.remarked,
    flag: input.flag,
  };
}

/** The same of the orders of the shop that calls. */
export const toShopFilter = (ctx: Context, input: OrderFilters): ShopOrderFilter => ({
  ...toFilter(ctx, input),
  shopId: requireActor(ctx, 'seller').shopId,
  keyword: input.keyword,
});

/** From now until what ends first of the times asked for. */
function toDue(ctx: Context, { soon, today }: Pick<OrderFilters, 'soon' | 'today'>) {
  const ends = [...(soon ? [getSoon(ctx)] : []), ...(today ? [getNight(ctx)] : [])];
  const to = ends.toSorted((a, b) => a.getTime() - b.getTime())[0];
  return to && { from: ctx.clock.now(), to };
}

const getNight = ({ calendar, clock }: Context): Date => calendar.endOfDay(clock.now());

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

async function presentRows(ctx: Context, orders: readonly ListedOrder[]) {
  const ids = orders.map(({ id }) => id);
  const notes = await listNewestNotes(ctx.db, ids);
  const labelled = await findLabelled(ctx.db, ids);
  return presentStaffRows(ctx, orders, (order, parts) => ({
    note: notes.get(order.id) ?? null,
    ...presentForStaff(ctx, order, parts, labelled.has(order.id)),
  }));
}

async function countTabs(ctx: Context, shopId: number): Promise<Record<string, number>> {
  const toShip = await countToShip(ctx.db, shopId, {
    now: ctx.clock.now(),
    soon: getSoon(ctx),
    night: getNight(ctx),
  });
  return { ...toTabCounts(await countByState(ctx.db, { shopId })), ...toShip };
}

/** How many orders stand behind each tab. */
export function toTabCounts(byState: ReadonlyMap<OrderState, number>): Record<string, number> {
  const counts = Object.entries(tabs).map(
    ([state, tab]) => [tab, byState.get(state as OrderState) ?? 0] as const,
  );
  const all = counts.reduce((total, [, orders]) => total + orders, 0);
  return { ...Object.fromEntries(counts), all };
}
