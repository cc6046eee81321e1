import { and, arrayContained, asc, eq, inArray, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { goods, shopGoods, skus } from '../catalog.tables.ts';
import type { English } from '../goods/translation.rules.ts';
import type { Sale } from '../sale-times/sale-times.rules.ts';
import { toVector } from '../search/search.queries.ts';
import type { KnownSku } from './sku-matrix.rules.ts';

type GoodsColumns = Omit<typeof goods.$inferInsert, 'id' | 'search'>;
export type NewGoods = GoodsColumns & { tokens: string[] };
export type NewSku = Omit<typeof skus.$inferInsert, 'id' | 'goodsId' | 'retiredAt' | 'isOn'> & {
  isOn: boolean;
};

export async function insertGoods(db: Db, { tokens, ...row }: NewGoods): Promise<number> {
  const [inserted] = await db
    .insert(goods)
    .values({ ...row, search: toVector(tokens) })
    .returning({ id: goods.id });
  if (!inserted) throw new Error('a goods was not inserted');
  return inserted.id;
}

export async function updateGoods(
  db: Db,
  id: number,
  { tokens, ...row }: Partial<GoodsColumns> & { tokens: string[] },
): Promise<void> {
  await db
    .update(goods)
    .set({ ...row, version: sql`${goods.version} + 1`, search: toVector(tokens) })
    .where(eq(goods.id, id));
}

const isTakenDown = sql<boolean>`${goods.takenDownReason} is not null`;

/** Any number, so long as nothing else locks by it. */
const savingLock = 7_420_221;

/**
 * Waits for others who save this goods, so that the skus they added are seen; then locks its skus, retired ones
 * too, and the goods itself, in the order that orders take them.
 */
export async function lockGoodsOfShop(
  db: Db,
  shopId: number,
  id: number,
): Promise<({ skus: KnownSku[]; isOnSale: boolean; isTakenDown: boolean; english: English } & Sale) | null> {
  await db.execute(sql`select pg_advisory_xact_lock(${savingLock}, hashint8(${id}))`);
  const known = await db
    .select({
      id: skus.id,
      values: skus.values,
      stock: skus.stock,
      isRetired: sql<boolean>`${skus.retiredAt} is not null`,
    })
    .from(skus)
    .where(eq(skus.goodsId, id))
    .orderBy(asc(skus.id))
    .for('update');
  const [row] = await db
    .select({
      isOnSale: goods.isOnSale,
      isTakenDown: isTakenDown.mapWith(Boolean),
      english: goods.english,
      saleStartsAt: goods.saleStartsAt,
      saleEndsAt: goods.saleEndsAt,
    })
    .from(goods)
    .where(and(eq(goods.id, id), eq(goods.shopId, shopId), isNull(goods.deletedAt)))
    .for('update');
  return row ? { skus: known, ...row } : null;
}

export async function retireSkus(db: Db, goodsId: number, retiredAt: Date): Promise<void> {
  await db
    .update(skus)
    .set({ retiredAt })
    .where(sql`${skus.goodsId} = ${goodsId} and ${skus.retiredAt} is null`);
}

/** Writes a sku anew and takes it out of retirement. */
export async function reviveSku(db: Db, id: number, sku: NewSku): Promise<void> {
  await db
    .update(skus)
    .set({ ...sku, retiredAt: null })
    .where(eq(skus.id, id));
}

export async function insertSkus(db: Db, goodsId: number, rows: readonly NewSku[]): Promise<void> {
  if (rows.length > 0) await db.insert(skus).values(rows.map((sku) => ({ ...sku, goodsId })));
}

/** The first of these goods that has no sku which is on; null when each has one. */
export async function findGoodsAllOff(db: Db, ids: readonly number[]): Promise<number | null> {
  const isSold = sql`exists (
    select from ${skus} s where s.goods_id = goods.id and s.retired_at is null and s.is_on)`;
  const [row] = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(inArray(goods.id, [...ids]), not(isSold)))
    .orderBy(asc(goods.id))
    .limit(1);
  return row?.id ?? null;
}

/** The first of these goods that shows nothing but the empty picture; null when each has one of its own. */
export async function findWithoutPicture(
  db: Db,
  ids: readonly number[],
  emptyPicture: string,
): Promise<number | null> {
  const [row] = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(inArray(goods.id, [...ids]), arrayContained(goods.images, [emptyPicture])))
    .orderBy(asc(goods.id))
    .limit(1);
  return row?.id ?? null;
}

export async function countGoodsOfShop(db: Db, shopId: number, ids: readonly number[]): Promise<number> {
  return db.$count(
    goods,
    and(eq(goods.shopId, shopId), inArray(goods.id, [...ids]), isNull(goods.deletedAt)),
  );
}

/** Takes these goods, in the order of their ids, and says of each of the shop whether it is on sale. */
export const lockOfShop = (db: Db, shopId: number, ids: readonly number[]) =>
  db
    .select({ id: goods.id, title: goods.title, isOnSale: goods.isOnSale })
    .from(goods)
    .where(and(eq(goods.shopId, shopId), inArray(goods.id, [...ids]), isNull(goods.deletedAt)))
    .orderBy(asc(goods.id))
    .for('update');

export async function markDeleted(db: Db, ids: readonly number[], deletedAt: Date): Promise<void> {
  await db
    .update(goods)
    .set({
      deletedAt,
      isWithheld: false,
      saleStartsAt: null,
      updatedAt: deletedAt,
      version: sql`${goods.version} + 1`,
    })
    .where(inArray(goods.id, [...ids]));
}

/** Takes goods off sale for the platform's reason; null when they are taken down already, or there are none such. */
export async function claimTakeDown(
  db: Db,
  id: number,
  { reason, updatedAt }: { reason: string; updatedAt: Date },
): Promise<{ shopId: number } | null> {
  const [row] = await db
    .update(goods)
    .set({
      isOnSale: false,
      isWithheld: false,
      saleStartsAt: null,
      takenDownReason: reason,
      updatedAt,
      version: sql`${goods.version} + 1`,
    })
    .where(and(eq(goods.id, id), not(isTakenDown)))
    .returning({ shopId: goods.shopId });
  return row ?? null;
}

/** Whether they were on sale, held until the transaction ends. */
export async function lockOnSale(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ isOnSale: goods.isOnSale })
    .from(goods)
    .where(eq(goods.id, id))
    .for('update');
  return row?.isOnSale ?? false;
}

/** Null when they are not taken down. */
export async function claimAllowing(db: Db, id: number, updatedAt: Date): Promise<{ shopId: number } | null> {
  const [row] = await db
    .update(goods)
    .set({ takenDownReason: null, updatedAt, version: sql`${goods.version} + 1` })
    .where(and(eq(goods.id, id), isTakenDown))
    .returning({ shopId: goods.shopId });
  return row ?? null;
}

/** Takes these goods and says which of them the platform took down. */
export async function lockTakenDown(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: goods.id, isTakenDown: isTakenDown.mapWith(Boolean) })
    .from(goods)
    .where(inArray(goods.id, [...ids]))
    .orderBy(asc(goods.id))
    .for('update');
  return rows.flatMap((row) => (row.isTakenDown ? row.id : []));
}

/** Forgets when these were to go on sale; answers the ids of those that had such a moment. */
export async function forgetStarts(db: Db, shopId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .update(goods)
    .set({ saleStartsAt: null, version: sql`${goods.version} + 1` })
    .where(and(eq(goods.shopId, shopId), inArray(goods.id, [...ids]), isNotNull(goods.saleStartsAt)))
    .returning({ id: goods.id });
  return rows.map(({ id }) => id);
}

/** Answers the ids of those that were in the other state; an end that has passed is over with it. */
export async function changeOnSale(
  db: Db,
  shopId: number,
  ids: readonly number[],
  isOnSale: boolean,
  updatedAt: Date,
): Promise<number[]> {
  const rows = await db
    .update(goods)
    .set({
      isOnSale,
      saleEndsAt: sql`case when ${goods.saleEndsAt} > ${updatedAt.toISOString()}::timestamptz then ${goods.saleEndsAt} end`,
      updatedAt,
      version: sql`${goods.version} + 1`,
    })
    .where(and(eq(goods.shopId, shopId), inArray(goods.id, [...ids]), ne(goods.isOnSale, isOnSale)))
    .returning({ id: goods.id });
  return rows.map(({ id }) => id);
}

/** Takes all that a shop has on sale off it, to come back together; answers how many that were. */
export async function withholdGoods(db: Db, shopId: number): Promise<number> {
  const withheld = await db
    .update(goods)
    .set({ isOnSale: false, isWithheld: true })
    .where(and(eq(goods.shopId, shopId), goods.isOnSale))
    .returning({ id: goods.id });
  return withheld.length;
}

/** Puts on sale again what was withheld; answers how many that are. */
export async function releaseGoods(db: Db, shopId: number): Promise<number> {
  const released = await db
    .update(goods)
    .set({ isOnSale: true, isWithheld: false })
    .where(and(eq(goods.shopId, shopId), goods.isWithheld))
    .returning({ id: goods.id });
  return released.length;
}

/** Counts goods of a shop that came on sale, or with a number below 0 went off. */
export async function addToShopGoods(db: Db, shopId: number, number: number): Promise<void> {
  if (number === 0) return;
  await db
    .insert(shopGoods)
    .values({ shopId, onSale: number })
    .onConflictDoUpdate({
      target: shopGoods.shopId,
      set: { onSale: sql`${shopGoods.onSale} + ${number}` },
    });
}
