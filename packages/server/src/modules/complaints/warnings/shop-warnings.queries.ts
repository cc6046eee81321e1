import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { shopWarnings } from '../complaint.tables.ts';

export type WarningRow = typeof shopWarnings.$inferSelect;

const mostShown = 50;

export async function insertWarning(db: Db, row: Omit<WarningRow, 'id' | 'acknowledgedAt'>): Promise<void> {
  await db.insert(shopWarnings).values(row);
}

/** Those that nobody of the shop has acknowledged, the newest first. */
export const listUnread = (db: Db, shopId: number): Promise<WarningRow[]> =>
  db
    .select()
    .from(shopWarnings)
    .where(and(eq(shopWarnings.shopId, shopId), isNull(shopWarnings.acknowledgedAt)))
    .orderBy(desc(shopWarnings.id))
    .limit(mostShown);

/** `is_new` of the first who does; null when the shop has none such. */
export async function acknowledge(
  db: Db,
  shopId: number,
  { id, now }: { id: number; now: Date },
): Promise<{ isNew: boolean } | null> {
  const isThis = and(eq(shopWarnings.id, id), eq(shopWarnings.shopId, shopId));
  const marked = await db
    .update(shopWarnings)
    .set({ acknowledgedAt: now })
    .where(and(isThis, isNull(shopWarnings.acknowledgedAt)))
    .returning({ id: shopWarnings.id });
  if (marked.length > 0) return { isNew: true };
  return (await db.$count(shopWarnings, isThis)) > 0 ? { isNew: false } : null;
}
