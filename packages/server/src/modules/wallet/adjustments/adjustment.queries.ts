import type { Adjustment } from '@chengji/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { adjustments } from './adjustment.tables.ts';

export type AdjustmentRow = typeof adjustments.$inferSelect;
export type NewAdjustment = Omit<typeof adjustments.$inferInsert, 'id'>;
type State = Adjustment['state'];

export async function insertAdjustment(db: Db, row: NewAdjustment): Promise<AdjustmentRow> {
  const [inserted] = await db.insert(adjustments).values(row).returning();
  if (!inserted) throw new Error('the adjustment was not stored');
  return inserted;
}

/** Takes the row: one decides after the other. */
export async function lockAdjustment(db: Db, id: number): Promise<AdjustmentRow | null> {
  const [row] = await db.select().from(adjustments).where(eq(adjustments.id, id)).for('update');
  return row ?? null;
}

export async function findAdjustment(db: Db, id: number): Promise<AdjustmentRow | null> {
  const [row] = await db.select().from(adjustments).where(eq(adjustments.id, id));
  return row ?? null;
}

/** Ends one that waits; null when another did so first. */
export async function claimEnd(
  db: Db,
  id: number,
  change: Pick<AdjustmentRow, 'state' | 'endedAt' | 'approvedBy'>,
): Promise<AdjustmentRow | null> {
  const [row] = await db
    .update(adjustments)
    .set(change)
    .where(and(eq(adjustments.id, id), eq(adjustments.state, 'waiting')))
    .returning();
  return row ?? null;
}

const hasState = (state: State | undefined) => (state ? eq(adjustments.state, state) : undefined);

/** Those that wait first, then the newest. */
export async function listAdjustmentPage(
  db: Db,
  state: State | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AdjustmentRow[]; total: number; waiting: number }> {
  const rows = await db
    .select()
    .from(adjustments)
    .where(hasState(state))
    .orderBy(sql`${adjustments.state} = 'waiting' desc`, desc(adjustments.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(adjustments).where(hasState(state));
  return { rows, total: counted?.total ?? 0, waiting: await countWaitingAdjustments(db) };
}

export async function countWaitingAdjustments(db: Db): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(adjustments).where(hasState('waiting'));
  return row?.waiting ?? 0;
}
