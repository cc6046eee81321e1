import { desc, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { payments } from '../payment.tables.ts';

const looksAt = 200;

/** Of the newest payments that ended, how many were paid. */
export async function countEndedPayments(db: Db): Promise<{ paid: number; tried: number }> {
  const newest = db
    .select({ state: payments.state })
    .from(payments)
    .where(ne(payments.state, 'pending'))
    .orderBy(desc(payments.id))
    .limit(looksAt)
    .as('newest');
  const [row] = await db
    .select({
      tried: sql<number>`count(*)::int`,
      paid: sql<number>`(count(*) filter (where ${newest.state} <> 'closed'))::int`,
    })
    .from(newest);
  return row ?? { paid: 0, tried: 0 };
}
