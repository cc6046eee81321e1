/** What escrow holds for orders. */
import type { OrderState } from '@chengji/contract';
import { count, inArray, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { netCents } from '../order.queries.ts';
import { orders } from '../order.tables.ts';

const heldStates: OrderState[] = ['pending_group', 'pending_shipment', 'shipped', 'pending_review'];

/** Of orders that are paid and not finished, without what went back already. */
export async function sumHeldMoney(db: Db): Promise<{ count: number; cents: number }> {
  const [row] = await db
    .select({ count: count(), cents: sum(netCents).mapWith(Number) })
    .from(orders)
    .where(inArray(orders.state, heldStates));
  return { count: row?.count ?? 0, cents: row?.cents ?? 0 };
}
