import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { shoppers } from '../shoppers/shoppers.tables.ts';

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
