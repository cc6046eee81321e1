import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hideOrder } from '../order.queries.ts';
import { isEnded } from '../order.states.ts';
import { getOwnOrder } from '../show-order.ts';

/** Takes an ended order out of its buyer's list; the shop and the books keep it. */
export async function deleteOrder(ctx: Context, { id }: { id: number }): Promise<void> {
  const order = await getOwnOrder(ctx, id);
  if (!isEnded(order.state)) throw new Refusal('orders.state_changed');
  await hideOrder(ctx.db, id, ctx.clock.now());
}
