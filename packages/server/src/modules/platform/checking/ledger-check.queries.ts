import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { ledgerChecks } from './ledger-check.tables.ts';

export type LedgerCheckRow = typeof ledgerChecks.$inferSelect;

/** Null while another is under way. */
export async function insertCheck(db: Db, startedBy: number, now: Date): Promise<LedgerCheckRow | null> {
  const [row] = await db
    .insert(ledgerChecks)
    .values({ startedBy, startedAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function findNewestCheck(db: Db): Promise<LedgerCheckRow | null> {
  const [row] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(1);
  return row ?? null;
}

const isRunning = eq(ledgerChecks.state, 'running');

/** Takes one that is due, so that of several nodes one does it; answers whether it is this node. */
export async function claimCheck(
  db: Db,
  id: number,
  { now, next }: { now: Date; next: Date },
): Promise<boolean> {
  const claimed = await db
    .update(ledgerChecks)
    .set({ nextAttemptAt: next, attempts: sql`${ledgerChecks.attempts} + 1` })
    .where(and(eq(ledgerChecks.id, id), isRunning, lte(ledgerChecks.nextAttemptAt, now)))
    .returning({ id: ledgerChecks.id });
  return claimed.length === 1;
}

export async function endCheck(
  db: Db,
  id: number,
  found: Pick<LedgerCheckRow, 'entries' | 'imbalance'> & { endedAt: Date },
): Promise<void> {
  await db
    .update(ledgerChecks)
    .set({ ...found, state: 'done' })
    .where(and(eq(ledgerChecks.id, id), isRunning));
}
