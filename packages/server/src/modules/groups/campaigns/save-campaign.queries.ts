import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { campaignSkus, campaigns } from './campaign.tables.ts';
import type { CampaignRecord } from './campaign-claims.queries.ts';

export type CampaignFields = Omit<
  typeof campaigns.$inferInsert,
  'id' | 'version' | 'claimed' | 'formed' | 'startedAt' | 'stopReason' | 'stoppedAt' | 'createdAt'
>;
export type CampaignSku = Omit<typeof campaignSkus.$inferInsert, 'campaignId'>;

/** The campaign, kept as it is until the transaction ends; null when it is not of this shop, where one is given. */
export async function lockShopCampaign(
  db: Db,
  id: number,
  shopId: number | null,
): Promise<CampaignRecord | null> {
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), shopId === null ? undefined : eq(campaigns.shopId, shopId)))
    .for('no key update');
  return row ?? null;
}

/** One that is past its end makes room for the next of its goods. */
export async function endPastCampaign(db: Db, goodsId: number, now: Date): Promise<void> {
  await db
    .update(campaigns)
    .set({ state: 'over' })
    .where(and(eq(campaigns.goodsId, goodsId), eq(campaigns.state, 'open'), lte(campaigns.endsAt, now)));
}

export async function insertCampaign(db: Db, row: CampaignFields & { createdAt: Date }): Promise<number> {
  const [inserted] = await db.insert(campaigns).values(row).returning({ id: campaigns.id });
  if (!inserted) throw new Error('a campaign was not inserted');
  return inserted.id;
}

export async function updateCampaign(db: Db, id: number, changes: Partial<CampaignRecord>): Promise<void> {
  await db.update(campaigns).set(changes).where(eq(campaigns.id, id));
}

export async function replaceSkus(db: Db, campaignId: number, skus: readonly CampaignSku[]): Promise<void> {
  await db.delete(campaignSkus).where(eq(campaignSkus.campaignId, campaignId));
  await db.insert(campaignSkus).values(skus.map((sku) => ({ ...sku, campaignId })));
}

/** In the order of the sku ids. */
export const listCampaignSkus = (db: Db, campaignId: number): Promise<(typeof campaignSkus.$inferSelect)[]> =>
  db
    .select()
    .from(campaignSkus)
    .where(eq(campaignSkus.campaignId, campaignId))
    .orderBy(sql`${campaignSkus.skuId}`);

/** Answers whether it was a draft and is gone. */
export async function removeDraft(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .delete(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.state, 'draft')))
    .returning({ id: campaigns.id });
  return gone.length > 0;
}
