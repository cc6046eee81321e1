/** Reviews as the shop they are about reads and answers them. */

import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { toPattern } from '../../kernel/db/pattern.ts';
import { type ReviewRecord, tabs } from './reviews.queries.ts';
import { isUnanswered, reviews } from './reviews.tables.ts';

const shopTabs = { ...tabs, unanswered: isUnanswered };
export type ShopTab = keyof typeof shopTabs;

export type ShopReviewFilter = {
  shopId: number;
  goodsId: number | undefined;
  keyword: string | undefined;
};

const sorts = {
  new: [desc(reviews.id)],
  old: [asc(reviews.id)],
  worst: [asc(reviews.score), desc(reviews.id)],
};

const matches = ({ shopId, goodsId, keyword }: ShopReviewFilter): SQL | undefined =>
  and(
    eq(reviews.shopId, shopId),
    goodsId === undefined ? undefined : eq(reviews.goodsId, goodsId),
    keyword
      ? or(
          ...[reviews.content, reviews.nickname, reviews.sku].map((column) =>
            ilike(column, toPattern(keyword)),
          ),
        )
      : undefined,
  );

export const listShopReviewRows = (
  db: Db,
  filter: ShopReviewFilter,
  page: { tab: ShopTab; sort: keyof typeof sorts; limit: number; offset: number },
): Promise<ReviewRecord[]> =>
  db
    .select()
    .from(reviews)
    .where(and(matches(filter), shopTabs[page.tab]))
    .orderBy(...sorts[page.sort])
    .limit(page.limit)
    .offset(page.offset);

/** How many stand behind each tab. */
export async function countShopReviews(db: Db, filter: ShopReviewFilter): Promise<Record<ShopTab, number>> {
  const [row] = await db
    .select({
      all: count(),
      unanswered: countWhere(shopTabs.unanswered),
      good: countWhere(shopTabs.good),
      medium: countWhere(shopTabs.medium),
      poor: countWhere(shopTabs.poor),
      image: countWhere(shopTabs.image),
    })
    .from(reviews)
    .where(matches(filter));
  return row ?? { all: 0, unanswered: 0, good: 0, medium: 0, poor: 0, image: 0 };
}

const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export async function lockReview(db: Db, shopId: number, id: number): Promise<ReviewRecord | null> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.shopId, shopId)))
    .for('update');
  return row ?? null;
}

export async function setReply(db: Db, id: number, reply: string, repliedAt: Date): Promise<void> {
  await db
    .update(reviews)
    .set({ reply, repliedAt, version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id));
}
