import { inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { goods } from '../catalog.tables.ts';

export type GoodsFacts = Awaited<ReturnType<typeof selectFacts>>[number];

const selectFacts = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: goods.id,
      shopId: goods.shopId,
      title: goods.title,
      titleEn: goods.titleEn,
      images: goods.images,
      content: goods.content,
      contentEn: goods.contentEn,
      priceCents: goods.priceCents,
      sold: goods.sold,
      goodReviews: goods.goodReviews,
      mediumReviews: goods.mediumReviews,
      poorReviews: goods.poorReviews,
      isOnSale: goods.isOnSale,
      takenDownReason: goods.takenDownReason,
    })
    .from(goods)
    .where(inArray(goods.id, [...ids]));

/** What the platform looks at before it decides about goods, on sale or not. */
export const findGoodsFacts = async (db: Db, ids: readonly number[]): Promise<Map<number, GoodsFacts>> =>
  ids.length === 0 ? new Map() : new Map((await selectFacts(db, ids)).map((row) => [row.id, row]));
