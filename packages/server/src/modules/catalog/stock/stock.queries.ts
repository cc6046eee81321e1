import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { goods, skus } from '../catalog.tables.ts';

const left = { goodsId: skus.goodsId, stock: skus.stock };

const updateClaimed = prepared('claim_sku_stock', (db) =>
  db
    .update(skus)
    .set({ stock: sql`${skus.stock} - ${sql.placeholder('number')}::int` })
    .where(
      and(
        eq(skus.id, sql.placeholder('id')),
        gte(skus.stock, sql.placeholder('number')),
        isNull(skus.retiredAt),
        skus.isOn,
      ),
    )
    .returning({
      ...left,
      lowStock: sql<number | null>`(select g.low_stock from ${goods} g where g.id = ${skus.goodsId})`,
    }),
);

const updateReturned = prepared('return_sku_stock', (db) =>
  db
    .update(skus)
    .set({ stock: sql`${skus.stock} + ${sql.placeholder('number')}::int` })
    .where(eq(skus.id, sql.placeholder('id')))
    .returning(left),
);

export type StockLeft = { goodsId: number; stock: number };

/** Takes so many pieces if they are there; null when they are not. Answers its goods' own low-stock line too. */
export async function claimSkuStock(
  db: Db,
  id: number,
  number: number,
): Promise<(StockLeft & { lowStock: number | null }) | null> {
  const [row] = await updateClaimed(db, { id, number });
  return row ?? null;
}

export async function returnSkuStock(db: Db, id: number, number: number): Promise<StockLeft | null> {
  const [row] = await updateReturned(db, { id, number });
  return row ?? null;
}

export async function setSkuStock(db: Db, id: number, stock: number): Promise<void> {
  await db.update(skus).set({ stock }).where(eq(skus.id, id));
}

export async function lockSku(db: Db, id: number): Promise<{ goodsId: number; stock: number } | null> {
  const [row] = await db
    .select({ goodsId: skus.goodsId, stock: skus.stock })
    .from(skus)
    .where(and(eq(skus.id, id), isNull(skus.retiredAt)))
    .for('update');
  return row ?? null;
}
