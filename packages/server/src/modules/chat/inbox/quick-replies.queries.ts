import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { quickReplies } from '../chat.tables.ts';

export type QuickReplyRow = typeof quickReplies.$inferSelect;

export const listReplies = (db: Db, shopId: number): Promise<QuickReplyRow[]> =>
  db
    .select()
    .from(quickReplies)
    .where(eq(quickReplies.shopId, shopId))
    .orderBy(asc(quickReplies.position), asc(quickReplies.id));

export async function insertReply(db: Db, row: Omit<QuickReplyRow, 'id'>): Promise<QuickReplyRow> {
  const [inserted] = await db.insert(quickReplies).values(row).returning();
  if (!inserted) throw new Error('the quick reply was not stored');
  return inserted;
}

export async function updateReply(
  db: Db,
  id: number,
  change: Partial<Omit<QuickReplyRow, 'id'>>,
): Promise<void> {
  await db.update(quickReplies).set(change).where(eq(quickReplies.id, id));
}

/** Null where the shop has no such reply. */
export async function deleteReply(db: Db, shopId: number, id: number): Promise<QuickReplyRow | null> {
  const [row] = await db
    .delete(quickReplies)
    .where(and(eq(quickReplies.shopId, shopId), eq(quickReplies.id, id)))
    .returning();
  return row ?? null;
}
