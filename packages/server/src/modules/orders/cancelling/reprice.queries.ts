import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { type OrderRecord, setTradePayable } from '../order.queries.ts';
import { orderLines, orders } from '../order.tables.ts';
import type { RepricedOrder } from './reprice.rules.ts';

/** The orders of a trade that would be paid together. */
export const listUnpaidOfTrade = (db: Db, tradeId: number): Promise<OrderRecord[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.tradeId, tradeId), eq(orders.state, 'pending_payment')))
    .orderBy(asc(orders.id));

/** Stores the new discounts of unpaid orders and their lines; the caller holds the trade. */
export async function storePrices(
  db: Db,
  tradeId: number,
  { orders: repriced, payableCents }: { orders: readonly RepricedOrder[]; payableCents: number },
): Promise<void> {
  await setTradePayable(db, tradeId, payableCents);
  await db.execute(sql`
    update ${orders} set discount_cents = priced."discountCents",
      platform_discount_cents = priced."platformDiscountCents", payable_cents = priced."payableCents"
    from json_to_recordset(${JSON.stringify(repriced)}::json) as priced (id bigint, "discountCents" bigint,
      "platformDiscountCents" bigint, "payableCents" bigint)
    where ${orders}.id = priced.id and ${orders.state} = 'pending_payment'`);
  await db.execute(sql`
    update ${orderLines} set discount_cents = priced."discountCents",
      platform_discount_cents = priced."platformDiscountCents"
    from json_to_recordset(${JSON.stringify(repriced.flatMap(({ lines }) => lines))}::json) as priced (
      id bigint, "discountCents" bigint, "platformDiscountCents" bigint)
    where ${orderLines}.id = priced.id`);
}
