import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { shops } from './shops.tables.ts';

export type Shop = typeof shops.$inferSelect;

const selectByIds = prepared('shops_by_ids', (db) =>
  db
    .select()
    .from(shops)
    .where(eq(shops.id, sql`any(${sql.placeholder('ids')}::bigint[])`)),
);

export const listShops = (db: Db, ids: readonly number[]): Promise<Shop[]> =>
  selectByIds(db, { ids: [...ids] });

export async function insertShop(db: Db, row: typeof shops.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(shops).values(row).returning({ id: shops.id });
  if (!inserted) throw new Error('the shop was not stored');
  return inserted.id;
}

export const hasShops = async (db: Db): Promise<boolean> => (await db.$count(shops)) > 0;

/** Adds what buyers gave, or with `sign` −1 takes it away again. */
export async function addScores(
  db: Db,
  shopId: number,
  scores: readonly number[],
  sign: 1 | -1,
): Promise<void> {
  const sum = scores.reduce((total, score) => total + score, 0);
  await db
    .update(shops)
    .set({
      scoreSum: sql`${shops.scoreSum} + ${sign * sum}`,
      scoreCount: sql`${shops.scoreCount} + ${sign * scores.length}`,
    })
    .where(eq(shops.id, shopId));
}
