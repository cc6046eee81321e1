import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { type OrderRecord, shipDueFrom } from '../order.queries.ts';
import { orderMoves } from '../order.states.ts';
import { orderLines, orders } from '../order.tables.ts';

type Formed = { orderId: number; returnCents: number };

const unnestFormed = (formed: readonly Formed[]): SQL =>
  sql`unnest(${sql.param(formed.map(({ orderId }) => orderId))}::bigint[],
    ${sql.param(formed.map(({ returnCents }) => returnCents))}::bigint[]) as formed (order_id, cents)`;

/** What goes back of orders that were formed goes back of their one line. */
export const storeReturnedByLine = (db: Db, formed: readonly Formed[]) =>
  db
    .update(orderLines)
    .set({ returnedCents: sql`${orderLines.returnedCents} + formed.cents` })
    .from(unnestFormed(formed))
    .where(sql`${orderLines.orderId} = formed.order_id`);

/** Sends orders that waited for others to their shops, each with what goes back to its buyer. */
export const formOrders = (db: Db, formed: readonly Formed[], formedAt: Date): Promise<OrderRecord[]> =>
  db
    .update(orders)
    .set({
      state: orderMoves.form.to,
      shipDueAt: shipDueFrom(formedAt),
      returnedCents: sql`${orders.returnedCents} + formed.cents`,
    })
    .from(unnestFormed(formed))
    .where(and(sql`${orders.id} = formed.order_id`, inArray(orders.state, [...orderMoves.form.from])))
    .returning();

/** Closes orders that waited for others in vain; `heldCents` is what of their money is still held. */
export async function failOrders(
  db: Db,
  orderIds: readonly number[],
  closedAt: Date,
): Promise<(OrderRecord & { heldCents: number })[]> {
  const before = db.$with('before').as(
    db
      .select({
        id: orders.id,
        heldCents: sql<number>`${orders.payableCents} - ${orders.returnedCents}`
          .mapWith(Number)
          .as('held_cents'),
      })
      .from(orders)
      .where(inArray(orders.id, [...orderIds])),
  );
  const rows = await db
    .with(before)
    .update(orders)
    .set({
      state: orderMoves.fail.to,
      closeReason: 'group_failed',
      closedAt,
      returnedCents: orders.payableCents,
    })
    .from(before)
    .where(and(eq(orders.id, before.id), inArray(orders.state, [...orderMoves.fail.from])))
    .returning({ order: orders, heldCents: before.heldCents });
  return rows.map(({ order, heldCents }) => ({ ...order, heldCents }));
}
