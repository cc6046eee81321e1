import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { dueReads } from '../../../kernel/jobs/due-reads.queries.ts';
import { shoppers } from '../shoppers/shoppers.tables.ts';

export const closingDue = dueReads({
  job: 'identity.close_accounts',
  table: shoppers,
  column: shoppers.closesAt,
  where: isNotNull(shoppers.closesAt),
});

/** Takes the deadline of an account that is due to be closed; null when another node took it, or it was kept. */
export async function claimClosing(db: Db, id: number, now: Date) {
  const [row] = await db
    .select({ state: shoppers.state, closesAt: shoppers.closesAt })
    .from(shoppers)
    .where(and(eq(shoppers.id, id), lte(shoppers.closesAt, now)))
    .for('update');
  if (!row?.closesAt) return null;
  await db.update(shoppers).set({ closesAt: null }).where(eq(shoppers.id, id));
  return { state: row.state, closesAt: row.closesAt };
}
