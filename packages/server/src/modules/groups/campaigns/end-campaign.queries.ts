import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { dueReads } from '../../../kernel/jobs/due-reads.queries.ts';
import { campaigns } from './campaign.tables.ts';

/** Written out, as in the index of those that are due. */
const isOpen = sql`${campaigns.state} = 'open'`;

export const campaignEndDue = dueReads({
  job: 'groups.end_campaigns',
  table: campaigns,
  column: campaigns.endsAt,
  where: isOpen,
});

export async function endCampaign(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(campaigns)
    .set({ state: 'over' })
    .where(and(eq(campaigns.id, id), isOpen, lte(campaigns.endsAt, now)));
}
