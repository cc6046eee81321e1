/** What stays in accounts of the market because of a payment and not of an order. */
import { and, count, eq, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { Account } from '../../ledger/index.ts';
import { paymentRefunds, payments } from '../payment.tables.ts';

type Side = { count: number; cents: number };

/** Of refunds that their channels have not given back: what will leave this account. */
export async function sumReturning(db: Db, account: Account): Promise<Side> {
  const leaving = sql<number>`(select coalesce(sum((source->>'cents')::bigint), 0)
    from jsonb_array_elements(${paymentRefunds.from}) as source where source->>'account' = ${account})`;
  const [row] = await db
    .select({
      count: sql<number>`(count(*) filter (where ${leaving} > 0))::int`,
      cents: sql<number>`coalesce(sum(${leaving}), 0)`.mapWith(Number),
    })
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.state, ['pending', 'failed']));
  return row ?? { count: 0, cents: 0 };
}

/** Came in otherwise than was asked, and waits in escrow for an operator. */
export async function sumHeldPayments(db: Db): Promise<Side> {
  const [row] = await db
    .select({ count: count(), cents: sum(payments.heldCents).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.state, 'held'), isNotNull(payments.heldCents)));
  return { count: row?.count ?? 0, cents: row?.cents ?? 0 };
}
