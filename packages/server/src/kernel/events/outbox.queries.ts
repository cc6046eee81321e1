import { asc, count, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { outbox } from './outbox.tables.ts';

export type Delivery = typeof outbox.$inferSelect;

export async function addDeliveries(db: Db, rows: (typeof outbox.$inferInsert)[]): Promise<void> {
  await db.insert(outbox).values(rows);
}

/** Takes the oldest delivery that is due and that no other process is at work on; it stays locked. */
export async function claimDelivery(db: Db): Promise<Delivery | null> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(lte(outbox.dueAt, sql`now()`))
    .orderBy(asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function removeDelivery(db: Db, id: number): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

/** The first wait is a second, then twice as long each time, at most ten minutes. */
export async function postponeDelivery(db: Db, id: number): Promise<void> {
  await db
    .update(outbox)
    .set({
      failures: sql`${outbox.failures} + 1`,
      dueAt: sql`now() + least(600, power(2, ${outbox.failures})) * interval '1 second'`,
    })
    .where(eq(outbox.id, id));
}

/** How many deliveries are due, those under way included. */
export async function countDueDeliveries(db: Db): Promise<number> {
  const [row] = await db.select({ due: count() }).from(outbox).where(lte(outbox.dueAt, sql`now()`));
  return row?.due ?? 0;
}
