import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { feedback } from './feedback.tables.ts';

export type FeedbackRow = typeof feedback.$inferSelect;
export type NewFeedback = Omit<FeedbackRow, 'id' | 'answer' | 'answeredBy' | 'answeredAt'>;

/** Until the transaction ends, nothing else of this sender is counted or written. */
export async function lockSender(db: Db, sender: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`feedback ${sender}`}, 0))`);
}

export async function countSentSince(db: Db, sender: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(feedback)
    .where(and(eq(feedback.sender, sender), gt(feedback.createdAt, since)));
  return row?.sent ?? 0;
}

export async function insertFeedback(db: Db, row: NewFeedback): Promise<FeedbackRow> {
  const [inserted] = await db.insert(feedback).values(row).returning();
  if (!inserted) throw new Error('feedback was not written');
  return inserted;
}

/** The newest first, before this id. */
export const listOwnRows = (
  db: Db,
  shopperId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<FeedbackRow[]> =>
  db
    .select()
    .from(feedback)
    .where(and(eq(feedback.shopperId, shopperId), before ? lt(feedback.id, before) : undefined))
    .orderBy(desc(feedback.id))
    .limit(limit);

export async function findOwnRow(db: Db, shopperId: number, id: number): Promise<FeedbackRow | null> {
  const [row] = await db
    .select()
    .from(feedback)
    .where(and(eq(feedback.shopperId, shopperId), eq(feedback.id, id)));
  return row ?? null;
}
