import type { CallOut } from '@chengji/contract';
import { formatMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers, maskMobile } from '../../identity/index.ts';
import { findLabelled } from '../../shipping/index.ts';
import { findShopStaffNames } from '../../shops/index.ts';
import { computeSettlement } from '../lifecycle/settlement.rules.ts';
import { findTradeById, listLog, type OrderRecord } from '../order.queries.ts';
import { findParts, findTracking } from '../order-parts.ts';
import { presentAddress, presentBuyer, presentDetails, presentSummary } from '../orders.present.ts';
import { getShopOrder } from './get-shop-order.ts';
import { listNotes } from './notes/notes.queries.ts';
import { presentForStaff } from './present-for-staff.ts';
import { listTogether } from './shop-orders.queries.ts';

type ShopOrder = CallOut<'GET /seller/orders/details'>;

export const showShopOrder = async (ctx: Context, { id }: { id: number }): Promise<ShopOrder> =>
  presentShopOrder(ctx, await getShopOrder(ctx, id));

/** The order as its shop sees it. */
export async function presentShopOrder(ctx: Context, order: OrderRecord): Promise<ShopOrder> {
  const trade = await findTradeById(ctx.db, order.tradeId);
  const buyers = await findShoppers(ctx.db, [order.shopperId]);
  const { commission, income } = computeSettlement(order);
  const parts = (await findParts(ctx, [order]))(order);
  return {
    ...presentSummary(ctx.language, { ...order, tradeNo: trade?.tradeNo ?? '' }, parts),
    ...presentDetails(ctx, order, { view: parts.view, tracking: await findTracking(ctx, order) }),
    address: maskedAddress(order),
    buyer: presentBuyer(buyers.get(order.shopperId)),
    commission: formatMoney(commission),
    income: formatMoney(income),
    ship_due_at: order.shipDueAt && toUnixSeconds(order.shipDueAt),
    log: (await listLog(ctx.db, order.id)).map(({ event, by, at, note }) => ({
      event,
      by,
      at: toUnixSeconds(at),
      note,
    })),
    notes: await presentNotes(ctx, order),
    together: await listTogether(ctx.db, order),
    ...presentForStaff(ctx, order, parts, (await findLabelled(ctx.db, [order.id])).has(order.id)),
  };
}

async function presentNotes(ctx: Context, { id }: OrderRecord): Promise<ShopOrder['notes']> {
  const notes = await listNotes(ctx.db, id);
  const names = await findShopStaffNames(ctx.db, [...new Set(notes.map(({ staffId }) => staffId))]);
  return notes.map(({ id, staffId, text, at }) => ({
    id,
    by: names.get(staffId) ?? '',
    text,
    at: toUnixSeconds(at),
  }));
}

/** The whole number is a call of its own, which asks for a right and is recorded. */
function maskedAddress(order: OrderRecord) {
  const address = presentAddress(order);
  return { ...address, mobile: maskMobile(address.mobile) };
}
