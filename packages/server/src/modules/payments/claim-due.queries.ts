import { and, eq, lte } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/database.ts';

/** One whose rows are tried until they end; a row that has a state is due while it is pending. */
type DueTable = PgTable & Record<'id' | 'attempts' | 'nextAttemptAt', PgColumn> & { state?: PgColumn };
type Due = { now: Date; next: Date; change?: Record<string, unknown> };

/** Moves a due row on to its next attempt, so that of several nodes one makes this one; answers whether it is this node. */
export async function claimDue(
  db: Db,
  table: DueTable,
  { id, attempts }: { id: number; attempts: number },
  { now, next, change }: Due,
): Promise<boolean> {
  const claimed = await db
    .update(table)
    .set({ ...change, nextAttemptAt: next, attempts: attempts + 1 })
    .where(
      and(
        eq(table.id, id),
        table.state && eq(table.state, 'pending'),
        eq(table.attempts, attempts),
        lte(table.nextAttemptAt, now),
      ),
    )
    .returning({ id: table.id });
  return claimed.length === 1;
}
