import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { goods, skus } from '../catalog.tables.ts';

const isOfShop = (shopId: number) =>
  and(eq(goods.shopId, shopId), isNull(goods.deletedAt), isNull(skus.retiredAt));

/** In the order of the goods, then as each shows them. */
export const listSkusOfGoods = (db: Db, shopId: number, goodsIds: readonly number[]) =>
  db
    .select({
      goodsId: goods.id,
      title: goods.title,
      image: sql<string>`coalesce(nullif(${skus.image}, ''), ${goods.images}[1])`,
      skuId: skus.id,
      values: skus.values,
      code: skus.code,
      priceCents: skus.priceCents,
      stock: skus.stock,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(inArray(goods.id, [...goodsIds]), isOfShop(shopId)))
    .orderBy(asc(goods.id), asc(skus.position), asc(skus.id));

/** Held until the transaction ends, in the order that orders take them. */
export const lockSkusOfShop = (db: Db, shopId: number, ids: readonly number[]) =>
  db
    .select({
      id: skus.id,
      goodsId: skus.goodsId,
      priceCents: skus.priceCents,
      wasPriceCents: skus.wasPriceCents,
      stock: skus.stock,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(inArray(skus.id, [...ids]), isOfShop(shopId)))
    .orderBy(asc(skus.id))
    .for('update', { of: skus });

export async function updateSku(
  db: Db,
  id: number,
  figures: { priceCents: number; wasPriceCents: number | null; stock: number },
): Promise<void> {
  await db.update(skus).set(figures).where(eq(skus.id, id));
}

/** Locks these goods in the order of their ids, then writes anew what they tell of their skus. */
export async function updateGoodsFigures(db: Db, ids: readonly number[], updatedAt: Date): Promise<void> {
  if (ids.length === 0) return;
  const chosen = inArray(goods.id, [...ids]);
  await db.select({ id: goods.id }).from(goods).where(chosen).orderBy(asc(goods.id)).for('update');
  const figures = sql`(
    select s.goods_id,
      (array_agg(s.price_cents order by s.price_cents, s.position))[1] as price_cents,
      (array_agg(s.was_price_cents order by s.price_cents, s.position))[1] as was_price_cents,
      max(s.price_cents) as price_max_cents,
      bool_or(s.is_on and s.stock > 0) as in_stock
    from (
      select *, bool_or(is_on) over (partition by goods_id) as has_on from ${skus}
      where retired_at is null and ${inArray(skus.goodsId, [...ids])}) s
    where s.is_on or not s.has_on
    group by s.goods_id) figures`;
  await db
    .update(goods)
    .set({
      priceCents: sql`figures.price_cents`,
      wasPriceCents: sql`figures.was_price_cents`,
      priceMaxCents: sql`figures.price_max_cents`,
      inStock: sql`figures.in_stock`,
      version: sql`${goods.version} + 1`,
      updatedAt,
    })
    .from(figures)
    .where(sql`figures.goods_id = ${goods.id}`);
}
