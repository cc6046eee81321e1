import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/db/database.ts';
import type { OrderRecord } from '../../order.queries.ts';
import { orderLines, orders, trades } from '../../order.tables.ts';
import type { PriceChange } from './price-change.rules.ts';

/** Stores the price of an order that is still unpaid, and with it what its trade costs; null when it is not. */
export async function storePriceChange(
  db: Db,
  { id, tradeId, payableCents }: OrderRecord,
  { lines, ...changes }: PriceChange,
): Promise<OrderRecord | null> {
  const [order] = await db
    .update(orders)
    .set(changes)
    .where(and(eq(orders.id, id), eq(orders.state, 'pending_payment')))
    .returning();
  if (!order) return null;
  await db.execute(sql`
    update ${orderLines} set discount_cents = priced."discountCents", reduced_cents = priced."reducedCents"
    from json_to_recordset(${JSON.stringify(lines)}::json) as priced (
      id bigint, "discountCents" bigint, "reducedCents" bigint)
    where ${orderLines}.id = priced.id`);
  await db
    .update(trades)
    .set({ payableCents: sql`${trades.payableCents} + ${changes.payableCents - payableCents}` })
    .where(eq(trades.id, tradeId));
  return order;
}
