import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { goods } from '../catalog.tables.ts';

const version = sql`${goods.version} + 1`;

/** Whose goods this is, if its sale is to begin by now. */
export async function findBeginning(db: Db, id: number, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ shopId: goods.shopId })
    .from(goods)
    .where(and(eq(goods.id, id), lte(goods.saleStartsAt, now)));
  return row?.shopId ?? null;
}

/** What was planned is over with it; false when it was not due any more. */
export async function claimBeginning(
  db: Db,
  id: number,
  how: { isOnSale: boolean; isWithheld: boolean },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(goods)
    .set({ ...how, saleStartsAt: null, updatedAt: now, version })
    .where(and(eq(goods.id, id), lte(goods.saleStartsAt, now), isNull(goods.deletedAt)))
    .returning({ id: goods.id });
  return rows.length > 0;
}

/** Whether it is on sale, held, if its sale is to end by now. */
export async function lockEnding(
  db: Db,
  id: number,
  now: Date,
): Promise<{ shopId: number; isOnSale: boolean } | null> {
  const [row] = await db
    .select({ shopId: goods.shopId, isOnSale: goods.isOnSale })
    .from(goods)
    .where(and(eq(goods.id, id), lte(goods.saleEndsAt, now), or(goods.isOnSale, goods.isWithheld)))
    .for('update');
  return row ?? null;
}

/** The moment stays: buyers are told when the sale ended. */
export async function endSale(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(goods)
    .set({ isOnSale: false, isWithheld: false, updatedAt: now, version })
    .where(eq(goods.id, id));
}
