import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { campaigns } from './campaign.tables.ts';

export async function endCampaigns(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db
    .update(campaigns)
    .set({ state: 'over' })
    .where(and(inArray(campaigns.id, [...ids]), eq(campaigns.state, 'open'), lte(campaigns.endsAt, now)));
}
