import type { ReviewTab, ReviewTag } from '@chengji/contract';
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { reviews } from './reviews.tables.ts';

export type ReviewRecord = typeof reviews.$inferSelect;
export type NewReview = Omit<ReviewRecord, 'id' | 'version' | 'reply' | 'repliedAt'>;

/** The reviews of each tab. */
export const tabs: Record<ReviewTab, SQL | undefined> = {
  all: undefined,
  good: eq(reviews.grade, 'good'),
  medium: eq(reviews.grade, 'medium'),
  poor: eq(reviews.grade, 'poor'),
  image: sql`cardinality(${reviews.images}) > 0`,
};

/** Those that say it; of the others most say nothing, and are left out by an index. */
const says = (tag: ReviewTag): SQL => sql`cardinality(tags) > 0 and ${reviews.tags} @> array[${tag}]::text[]`;

type Listed = {
  goodsId: number;
  tab: ReviewTab;
  tag: ReviewTag | undefined;
  before: number | undefined;
  limit: number;
};

/** The newest first; `before` is the id to go on after. */
export async function listReviewRows(
  db: Db,
  { goodsId, tab, tag, before, limit }: Listed,
): Promise<ReviewRecord[]> {
  return db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.goodsId, goodsId),
        tabs[tab],
        tag && says(tag),
        before === undefined ? undefined : lt(reviews.id, before),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(limit);
}

/** What a shopper wrote, the newest first; `before` is the id to go on after. */
export async function listOwnReviewRows(
  db: Db,
  shopperId: number,
  {
    id,
    withImage,
    before,
    limit,
  }: { id: number | undefined; withImage: boolean; before: number | undefined; limit: number },
): Promise<ReviewRecord[]> {
  return db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.shopperId, shopperId),
        id === undefined ? undefined : eq(reviews.id, id),
        withImage ? tabs.image : undefined,
        before === undefined ? undefined : lt(reviews.id, before),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(limit);
}

/** Answers the review's id, or null when the line has one already. */
export async function claimReview(db: Db, review: NewReview): Promise<number | null> {
  const [row] = await db
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: reviews.lineId })
    .returning({ id: reviews.id });
  return row?.id ?? null;
}
