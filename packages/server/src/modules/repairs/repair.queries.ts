import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { ledgerRepairs } from './repair.tables.ts';

export type RepairRow = typeof ledgerRepairs.$inferSelect;
type NewRepair = Omit<typeof ledgerRepairs.$inferInsert, 'id'>;
type Subject = Pick<RepairRow, 'kind' | 'subjectId'>;

/** Null when one of the same thing waits for a second person. */
export async function insertRepair(db: Db, row: NewRepair): Promise<RepairRow | null> {
  const [inserted] = await db.insert(ledgerRepairs).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

/** Takes the row: one decides after the other. */
export async function lockRepair(db: Db, id: number): Promise<RepairRow | null> {
  const [row] = await db.select().from(ledgerRepairs).where(eq(ledgerRepairs.id, id)).for('update');
  return row ?? null;
}

/** Ends one that waits; null when another did so first. */
export async function claimEnd(
  db: Db,
  id: number,
  change: Pick<RepairRow, 'state' | 'endedAt' | 'approvedBy'>,
): Promise<RepairRow | null> {
  const [row] = await db
    .update(ledgerRepairs)
    .set(change)
    .where(and(eq(ledgerRepairs.id, id), eq(ledgerRepairs.state, 'waiting')))
    .returning();
  return row ?? null;
}

/** Ends the one that waits for a second person, if one does: there is nothing left to repair. */
export async function settleRepair(db: Db, { kind, subjectId }: Subject, endedAt: Date): Promise<void> {
  await db
    .update(ledgerRepairs)
    .set({ state: 'settled', endedAt })
    .where(
      and(
        eq(ledgerRepairs.kind, kind),
        eq(ledgerRepairs.subjectId, subjectId),
        eq(ledgerRepairs.state, 'waiting'),
      ),
    );
}

/** Those of the things that were not dropped, the newest last. */
export async function findRepairs(
  db: Db,
  kind: RepairRow['kind'],
  subjectIds: readonly number[],
): Promise<RepairRow[]> {
  if (subjectIds.length === 0) return [];
  return db
    .select()
    .from(ledgerRepairs)
    .where(
      and(
        eq(ledgerRepairs.kind, kind),
        inArray(ledgerRepairs.subjectId, [...subjectIds]),
        ne(ledgerRepairs.state, 'dropped'),
      ),
    )
    .orderBy(asc(ledgerRepairs.id));
}

/** Those that wait first, then the newest. */
export async function listRepairPage(
  db: Db,
  { limit, offset }: Record<'limit' | 'offset', number>,
): Promise<{ rows: RepairRow[]; total: number }> {
  const rows = await db
    .select()
    .from(ledgerRepairs)
    .orderBy(sql`${ledgerRepairs.state} = 'waiting' desc`, desc(ledgerRepairs.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(ledgerRepairs);
  return { rows, total: counted?.total ?? 0 };
}

export async function countWaitingRepairs(db: Db): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(ledgerRepairs)
    .where(eq(ledgerRepairs.state, 'waiting'));
  return row?.waiting ?? 0;
}
