import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findOrder, type OrderRecord } from '../order.queries.ts';

/** An order of the calling shop; the refusal does not reveal whether another shop has it. */
export async function getShopOrder(ctx: Context, id: number): Promise<OrderRecord> {
  const order = await findOrder(ctx.db, id);
  if (!order || order.shopId !== requireActor(ctx, 'seller').shopId) throw new Refusal('common.not_found');
  return order;
}
