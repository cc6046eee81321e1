import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { GoodsOffered } from '../../catalog/index.ts';
import { campaigns } from './campaign.tables.ts';

/** What was thrown out of the market is no more looked for by its goods' latest words. */
const isKept = inArray(campaigns.state, ['draft', 'open']);

/** Answers whether any campaign is of this goods. */
export async function updateCopies(
  db: Db,
  { id, title, titleEn, categoryIds, isOnSale }: GoodsOffered,
): Promise<boolean> {
  const updated = await db
    .update(campaigns)
    .set({ title, titleEn, categoryIds, isOnSale })
    .where(and(eq(campaigns.goodsId, id), isKept))
    .returning({ id: campaigns.id });
  return updated.length > 0;
}

/** The goods of a shop that have a campaign. */
export async function listCampaignGoods(db: Db, shopId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ goodsId: campaigns.goodsId })
    .from(campaigns)
    .where(and(eq(campaigns.shopId, shopId), isKept))
    .orderBy(campaigns.goodsId);
  return rows.map(({ goodsId }) => goodsId);
}
