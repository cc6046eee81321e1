import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { maskMobile } from '../../identity/index.ts';
import { findLabelled } from '../../shipping/index.ts';
import { findShopStaffNames } from '../../shops/index.ts';
import type { OrderRecord } from '../order.queries.ts';
import { getShopOrder } from './get-shop-order.ts';
import { listNotes } from './notes/notes.queries.ts';
import { presentForStaff } from './present-for-staff.ts';
import { presentStaffOrder } from './present-staff-order.ts';
import { listTogether } from './shop-orders.queries.ts';

type ShopOrder = CallOut<'GET /seller/orders/details'>;

export const showShopOrder = async (ctx: Context, { id }: { id: number }): Promise<ShopOrder> =>
  presentShopOrder(ctx, await getShopOrder(ctx, id));

/** The order as its shop sees it. */
export async function presentShopOrder(ctx: Context, order: OrderRecord): Promise<ShopOrder> {
  const { shown, parts } = await presentStaffOrder(ctx, order, hideMobile);
  return {
    ...shown,
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
const hideMobile = (address: ShopOrder['address']) => ({ ...address, mobile: maskMobile(address.mobile) });
