/** Filters of the list of orders that each member of staff keeps under names; nobody else sees them. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../../kernel/actor.ts';
import { recordNothing } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { countViews, deleteViewRow, listViews, saveViewRow } from './notes.queries.ts';

const mostViews = 20;

export async function listOrderViews(ctx: Context): Promise<CallOut<'GET /seller/orders/views'>> {
  const rows = await listViews(ctx.db, requireActor(ctx, 'seller').staffId);
  return { rows: rows.map(({ id, name, filters }) => ({ id, name, filters })) };
}

export const saveOrderView = (
  ctx: Context,
  { name, filters }: CallChecked<'POST /seller/orders/save_view'>,
): Promise<CallOut<'POST /seller/orders/save_view'>> =>
  transact(ctx, async (ctx) => {
    recordNothing(ctx); // the caller's own
    const { staffId } = requireActor(ctx, 'seller');
    const id = await saveViewRow(ctx.db, { staffId, name, filters });
    if ((await countViews(ctx.db, staffId)) > mostViews)
      throw new Refusal('orders.too_many_views', { most: mostViews });
    return { id };
  });

export async function deleteOrderView(
  ctx: Context,
  { id }: CallChecked<'POST /seller/orders/delete_view'>,
): Promise<null> {
  recordNothing(ctx); // the caller's own
  if (!(await deleteViewRow(ctx.db, requireActor(ctx, 'seller').staffId, id)))
    throw new Refusal('common.not_found');
  return null;
}
