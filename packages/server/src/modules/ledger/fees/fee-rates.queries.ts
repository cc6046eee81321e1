import { desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { feeRates } from './fee-rates.tables.ts';

export type FeeRateRecord = typeof feeRates.$inferSelect;

/** All that can count for what these shops sell. */
export const listFeeRates = (db: Db, shopIds: readonly number[]): Promise<FeeRateRecord[]> =>
  db
    .select()
    .from(feeRates)
    .where(or(isNull(feeRates.shopId), inArray(feeRates.shopId, [...shopIds])));

/** Of a shop, or of every shop, what was set last first. */
export const listHistory = (db: Db, shopId: number | null): Promise<FeeRateRecord[]> =>
  db
    .select()
    .from(feeRates)
    .where(shopId === null ? isNull(feeRates.shopId) : eq(feeRates.shopId, shopId))
    .orderBy(desc(feeRates.id))
    .limit(500);

/** Two who set rates go one after the other until the transaction ends. */
export async function lockFeeRates(db: Db): Promise<void> {
  await db.execute(sql`lock table ${feeRates} in share row exclusive mode`);
}

export async function insertFeeRate(db: Db, row: typeof feeRates.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(feeRates).values(row).returning({ id: feeRates.id });
  if (!inserted) throw new Error('a rate was not inserted');
  return inserted.id;
}
