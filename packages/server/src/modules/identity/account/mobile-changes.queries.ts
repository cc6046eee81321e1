import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { mobileChanges } from './mobile-changes.tables.ts';

type MobileChange = typeof mobileChanges.$inferSelect;

export async function insertMobileChange(db: Db, row: typeof mobileChanges.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(mobileChanges).values(row).returning({ id: mobileChanges.id });
  if (!inserted) throw new Error('the change of mobile was not stored');
  return inserted.id;
}

/** Takes the telling for whoever asks first, until `againAt`; null when it is taken or done. */
export async function claimTelling(
  db: Db,
  id: number,
  now: Date,
  againAt: Date | null,
): Promise<MobileChange | null> {
  const [row] = await db
    .update(mobileChanges)
    .set({ tellAt: againAt })
    .where(and(eq(mobileChanges.id, id), lte(mobileChanges.tellAt, now)))
    .returning();
  return row ?? null;
}

export async function endTelling(db: Db, id: number): Promise<void> {
  await db.update(mobileChanges).set({ tellAt: null }).where(eq(mobileChanges.id, id));
}

export async function deleteMobileChanges(db: Db, shopperId: number): Promise<void> {
  await db.delete(mobileChanges).where(eq(mobileChanges.shopperId, shopperId));
}
