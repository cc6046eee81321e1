/** What orders hold of a campaign: pieces of its stock share, and of what one person may buy. */
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { campaignBuyers, campaignSkus, campaigns } from './campaign.tables.ts';

export type CampaignRecord = typeof campaigns.$inferSelect;

/** Pieces of one person's order of a campaign. */
export type Pieces = { campaignId: number; shopperId: number; number: number };

export async function findCampaign(db: Db, id: number): Promise<CampaignRecord | null> {
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return campaign ?? null;
}

export async function lockCampaign(db: Db, id: number): Promise<CampaignRecord | null> {
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.id, id)).for('no key update');
  return campaign ?? null;
}

/** What a sku costs at each tier; null when the campaign does not sell it. */
export async function findPrices(db: Db, campaignId: number, skuId: number): Promise<number[] | null> {
  const [row] = await db
    .select({ pricesCents: campaignSkus.pricesCents })
    .from(campaignSkus)
    .where(and(eq(campaignSkus.campaignId, campaignId), eq(campaignSkus.skuId, skuId)));
  return row?.pricesCents ?? null;
}

export const listPrices = (db: Db, campaignIds: readonly number[], skuIds: readonly number[]) =>
  db
    .select()
    .from(campaignSkus)
    .where(and(inArray(campaignSkus.campaignId, [...campaignIds]), inArray(campaignSkus.skuId, [...skuIds])));

export async function findPieces(db: Db, campaignId: number, shopperId: number): Promise<number> {
  const [row] = await db
    .select({ pieces: campaignBuyers.pieces })
    .from(campaignBuyers)
    .where(and(eq(campaignBuyers.campaignId, campaignId), eq(campaignBuyers.shopperId, shopperId)));
  return row?.pieces ?? 0;
}

/** Counts pieces to what its orders hold, and answers it as it is then. From the first ones on it has begun. */
export async function claimPieces(
  db: Db,
  { campaignId, number, now }: { campaignId: number; number: number; now: Date },
): Promise<CampaignRecord> {
  const [campaign] = await db
    .update(campaigns)
    .set({
      claimed: sql`${campaigns.claimed} + ${number}::int`,
      startedAt: sql`coalesce(${campaigns.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(campaigns.id, campaignId))
    .returning();
  if (!campaign) throw new Error(`campaign ${campaignId} is gone`);
  return campaign;
}

/** Counts pieces to what a person holds, and answers how many that is. */
export async function addPieces(db: Db, { campaignId, shopperId, number }: Pieces): Promise<number> {
  const [row] = await db
    .insert(campaignBuyers)
    .values({ campaignId, shopperId, pieces: number })
    .onConflictDoUpdate({
      target: [campaignBuyers.campaignId, campaignBuyers.shopperId],
      set: { pieces: sql`${campaignBuyers.pieces} + ${number}::int` },
    })
    .returning({ pieces: campaignBuyers.pieces });
  return row?.pieces ?? 0;
}

/** Gives pieces back to their campaigns and persons; rows are always locked in one order. */
export async function returnPieces(db: Db, returned: readonly Pieces[]): Promise<void> {
  if (returned.length === 0) return;
  await raiseCampaigns(db, returned, { claimed: sql`${campaigns.claimed} - given.number` });
  const given = db.$with('given', {}).as(sql`
    select campaign_buyers.campaign_id, campaign_buyers.shopper_id, given.number from (
      select "campaignId", "shopperId", sum(number)::int as number
      from json_to_recordset(${JSON.stringify(returned)}::json) as given
        ("campaignId" bigint, "shopperId" bigint, number int)
      group by 1, 2) as given
    join campaign_buyers
      on campaign_buyers.campaign_id = given."campaignId" and campaign_buyers.shopper_id = given."shopperId"
    order by 1, 2 for update of campaign_buyers`);
  await db
    .with(given)
    .update(campaignBuyers)
    .set({ pieces: sql`${campaignBuyers.pieces} - given.number` })
    .from(sql`given`)
    .where(
      sql`${campaignBuyers.campaignId} = given.campaign_id and ${campaignBuyers.shopperId} = given.shopper_id`,
    );
}

/** Counts pieces as sold to teams that formed. */
export const countFormed = (db: Db, formed: readonly Pieces[]) =>
  raiseCampaigns(db, formed, { formed: sql`${campaigns.formed} + given.number` });

async function raiseCampaigns(
  db: Db,
  pieces: readonly Pieces[],
  changes: { claimed: SQL } | { formed: SQL },
): Promise<void> {
  const byCampaign = new Map<number, number>();
  for (const { campaignId, number } of pieces)
    byCampaign.set(campaignId, (byCampaign.get(campaignId) ?? 0) + number);
  const ids = [...byCampaign.keys()].sort((a, b) => a - b);
  if (ids.length === 0) return;
  await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(inArray(campaigns.id, ids))
    .orderBy(asc(campaigns.id))
    .for('no key update');
  await db
    .update(campaigns)
    .set(changes)
    .from(
      sql`unnest(${sql.param(ids)}::bigint[], ${sql.param(ids.map((id) => byCampaign.get(id) ?? 0))}::int[])
        as given (campaign_id, number)`,
    )
    .where(sql`${campaigns.id} = given.campaign_id`);
}
