/** Which applicants are to be told of a decision. */
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Due } from '../../kernel/jobs/job.ts';
import type { Application } from './applications.queries.ts';
import { shopApplications } from './applications.tables.ts';

const { id, tellDueAt } = shopApplications;

export async function nextToTell(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: tellDueAt })
    .from(shopApplications)
    .where(isNotNull(tellDueAt))
    .orderBy(asc(tellDueAt))
    .limit(1);
  return row?.at ?? null;
}

export async function listToTell(db: Db, now: Date, limit: number): Promise<Due[]> {
  const rows = await db
    .select({ id, dueAt: tellDueAt })
    .from(shopApplications)
    .where(lte(tellDueAt, now))
    .orderBy(asc(tellDueAt))
    .limit(limit);
  return rows.map((row) => ({ id: row.id, dueAt: row.dueAt ?? now }));
}

/** Takes the task for whoever asks first, until `againAt`; null when it is taken or done. */
export async function claimTelling(
  db: Db,
  applicationId: number,
  now: Date,
  againAt: Date,
): Promise<Application | null> {
  const [row] = await db
    .update(shopApplications)
    .set({ tellDueAt: againAt })
    .where(and(eq(id, applicationId), lte(tellDueAt, now)))
    .returning();
  return row ?? null;
}

/** Done, unless the application was decided again meanwhile. */
export async function endTelling(db: Db, applicationId: number, againAt: Date): Promise<void> {
  await db
    .update(shopApplications)
    .set({ tellDueAt: null })
    .where(and(eq(id, applicationId), eq(tellDueAt, againAt)));
}
