import { and, asc, eq, lte, min, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Due } from '../../kernel/jobs/job.ts';
import { campaigns } from './campaign.tables.ts';

/** Written out, as in the index of those that are due. */
const isOpen = sql`${campaigns.state} = 'open'`;

export async function nextDueCampaign(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(campaigns.endsAt) })
    .from(campaigns)
    .where(isOpen);
  return row?.at ?? null;
}

export const listDueCampaigns = (db: Db, now: Date, limit: number): Promise<Due[]> =>
  db
    .select({ id: campaigns.id, dueAt: sql<Date>`${campaigns.endsAt}`.mapWith(campaigns.endsAt) })
    .from(campaigns)
    .where(and(isOpen, lte(campaigns.endsAt, now)))
    .orderBy(asc(campaigns.endsAt), asc(campaigns.id))
    .limit(limit);

export async function endCampaign(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(campaigns)
    .set({ state: 'over' })
    .where(and(eq(campaigns.id, id), isOpen, lte(campaigns.endsAt, now)));
}
