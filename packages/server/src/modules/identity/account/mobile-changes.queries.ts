import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { mobileChanges } from './mobile-changes.tables.ts';

type MobileChange = typeof mobileChanges.$inferSelect;

export async function insertMobileChange(db: Db, row: typeof mobileChanges.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(mobileChanges).values(row).returning({ id: mobileChanges.id });
  if (!inserted) throw new Error('the change of mobile was not stored');
  return inserted.id;
}

/** Claims the notification until `retryAt`; null when it is claimed already or done. */
export async function claimNotification(
  db: Db,
  id: number,
  now: Date,
  retryAt: Date | null,
): Promise<MobileChange | null> {
  const [row] = await db
    .update(mobileChanges)
    .set({ notifyAt: retryAt })
    .where(and(eq(mobileChanges.id, id), lte(mobileChanges.notifyAt, now)))
    .returning();
  return row ?? null;
}

export async function endNotification(db: Db, id: number): Promise<void> {
  await db.update(mobileChanges).set({ notifyAt: null }).where(eq(mobileChanges.id, id));
}

export async function deleteMobileChanges(db: Db, shopperId: number): Promise<void> {
  await db.delete(mobileChanges).where(eq(mobileChanges.shopperId, shopperId));
}
