import { and, eq, isNotNull, lte, min } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Due } from '../../kernel/jobs/job.ts';
import { shoppers } from './shoppers.tables.ts';

export async function nextClosing(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(shoppers.closesAt) })
    .from(shoppers)
    .where(isNotNull(shoppers.closesAt));
  return row?.at ?? null;
}

export async function listClosing(db: Db, now: Date, limit: number): Promise<Due[]> {
  const rows = await db
    .select({ id: shoppers.id, dueAt: shoppers.closesAt })
    .from(shoppers)
    .where(lte(shoppers.closesAt, now))
    .orderBy(shoppers.closesAt)
    .limit(limit);
  return rows.flatMap(({ id, dueAt }) => (dueAt ? [{ id, dueAt }] : []));
}

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
