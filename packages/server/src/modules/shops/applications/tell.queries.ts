/** Which applicants are to be told of a decision. */
import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { Application } from './applications.queries.ts';
import { shopApplications } from './applications.tables.ts';

const { id, tellDueAt } = shopApplications;

/** Gives the task to the first caller, until `againAt`; null when it is taken or done. */
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
