/** An order as all staff see it: those of its shop and those of the platform. */
import type { CallOut } from '@chengji/contract';
import { formatMoney, toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers } from '../../identity/index.ts';
import { computeSettlement } from '../lifecycle/settlement.rules.ts';
import { findTradeById, listLog, type OrderRecord } from '../order.queries.ts';
import type { ListedOrder } from '../order-lists.queries.ts';
import { findParts, findTracking, type OrderParts } from '../order-parts.ts';
import { presentAddress, presentBuyer, presentDetails, presentSummary } from '../orders.present.ts';

type StaffRow = CallOut<'GET /platform/orders/list'>['rows'][number];
type StaffOrder = Omit<CallOut<'GET /platform/orders/details'>, 'payments'>;

/** The rows of a list, each with what `more` adds to it. */
export async function presentStaffRows<More extends object>(
  ctx: Context,
  orders: readonly ListedOrder[],
  more: (order: ListedOrder, parts: OrderParts) => More,
): Promise<(StaffRow & More)[]> {
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
      ...more(order, parts),
    };
  });
}

/** One order opened, its address hidden as far as `mask` says; with it what was read to show it. */
export async function presentStaffOrder(
  ctx: Context,
  order: OrderRecord,
  mask: (address: StaffOrder['address']) => StaffOrder['address'],
): Promise<{ shown: StaffOrder; parts: OrderParts }> {
  const trade = await findTradeById(ctx.db, order.tradeId);
  const buyers = await findShoppers(ctx.db, [order.shopperId]);
  const parts = (await findParts(ctx, [order]))(order);
  const { commission, income } = computeSettlement(order, parts.lines);
  const shown = {
    ...presentSummary(ctx.language, { ...order, tradeNo: trade?.tradeNo ?? '' }, parts),
    ...presentDetails(ctx, order, { view: parts.view, tracking: await findTracking(ctx, order) }),
    address: mask(presentAddress(order)),
    buyer: { id: order.shopperId, ...presentBuyer(buyers.get(order.shopperId)) },
    commission: formatMoney(commission),
    income: formatMoney(income),
    ship_due_at: order.shipDueAt && toUnixSeconds(order.shipDueAt),
    log: (await listLog(ctx.db, order.id)).map(({ event, by, at, note }) => ({
      event,
      by,
      at: toUnixSeconds(at),
      note,
    })),
  };
  return { shown, parts };
}
