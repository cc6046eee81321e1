import { and, asc, count, desc, eq, inArray, lte, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { deadlineFailures } from './failures.tables.ts';

export type DeadlineFailure = typeof deadlineFailures.$inferSelect;

/**
 * Leaves those out that could not be met and wait for their next attempt, so that however many they are, they
 * take nobody's place. An array, as a join would take its index from the search of the next one due.
 */
export const isNotFailing = (job: string, subjectId: SQLWrapper): SQL =>
  sql`${subjectId} <> all (array(select subject_id from ${deadlineFailures} where job = ${job}))`;

type Failed = Pick<DeadlineFailure, 'job' | 'subjectId' | 'dueAt' | 'failedAt' | 'lastError' | 'requestId'>;

/** Counts one more failure; answers how many there were in a row. */
export async function addFailure(db: Db, failed: Failed, firstAttemptAt: Date): Promise<number> {
  const { failedAt, lastError, requestId } = failed;
  const [row] = await db
    .insert(deadlineFailures)
    .values({ ...failed, attempts: 1, nextAttemptAt: firstAttemptAt })
    .onConflictDoUpdate({
      target: [deadlineFailures.job, deadlineFailures.subjectId],
      set: { attempts: sql`${deadlineFailures.attempts} + 1`, failedAt, lastError, requestId },
    })
    .returning({ attempts: deadlineFailures.attempts });
  return row?.attempts ?? 1;
}

export async function storeNextAttempt(
  db: Db,
  { job, subjectId }: Pick<DeadlineFailure, 'job' | 'subjectId'>,
  nextAttemptAt: Date,
): Promise<void> {
  await db
    .update(deadlineFailures)
    .set({ nextAttemptAt })
    .where(and(eq(deadlineFailures.job, job), eq(deadlineFailures.subjectId, subjectId)));
}

export async function removeFailure(db: Db, id: number): Promise<void> {
  await db.delete(deadlineFailures).where(eq(deadlineFailures.id, id));
}

const claimDue = prepared('claim_deadline_attempts', (db) => {
  const due = db
    .select({ id: deadlineFailures.id })
    .from(deadlineFailures)
    .where(
      and(
        eq(deadlineFailures.job, sql.placeholder('job')),
        lte(deadlineFailures.nextAttemptAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(deadlineFailures.nextAttemptAt))
    .limit(sql.placeholder('limit'))
    .for('update', { skipLocked: true });
  return db
    .update(deadlineFailures)
    .set({ nextAttemptAt: sql`${sql.placeholder('claimedUntil')}` })
    .where(inArray(deadlineFailures.id, due))
    .returning();
});

/** Takes those whose next attempt is due, until `claimedUntil`, so that of several nodes one makes it. */
export const claimAttempts = (
  db: Db,
  job: string,
  { now, claimedUntil, limit }: { now: Date; claimedUntil: Date; limit: number },
): Promise<DeadlineFailure[]> => claimDue(db, { job, now, claimedUntil, limit });

/** How many of each kind fail, and since when the oldest of them is due. */
export const countFailures = (db: Db): Promise<{ job: string; count: number; oldest: Date | null }[]> =>
  db
    .select({ job: deadlineFailures.job, count: count(), oldest: min(deadlineFailures.dueAt) })
    .from(deadlineFailures)
    .groupBy(deadlineFailures.job);

export const listFailures = (db: Db, limit: number): Promise<DeadlineFailure[]> =>
  db
    .select()
    .from(deadlineFailures)
    .orderBy(desc(deadlineFailures.attempts), asc(deadlineFailures.id))
    .limit(limit);

/** Makes the next attempt due now; null when it is there no more. */
export async function expediteFailure(db: Db, id: number, now: Date): Promise<DeadlineFailure | null> {
  const [row] = await db
    .update(deadlineFailures)
    .set({ nextAttemptAt: now })
    .where(eq(deadlineFailures.id, id))
    .returning();
  return row ?? null;
}
