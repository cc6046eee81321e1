import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { goods, shopCategories } from '../catalog.tables.ts';

export type ShopCategoryRecord = typeof shopCategories.$inferSelect;
type Fields = Pick<ShopCategoryRecord, 'name' | 'nameEn'>;

const inOrder = [asc(shopCategories.position), asc(shopCategories.id)] as const;

export const listOwn = (db: Db, shopId: number): Promise<ShopCategoryRecord[]> =>
  db
    .select()
    .from(shopCategories)
    .where(eq(shopCategories.shopId, shopId))
    .orderBy(...inOrder);

/** Held until the transaction ends, in their order: what adds, moves or deletes them goes one after the other. */
export const lockOwn = (db: Db, shopId: number): Promise<ShopCategoryRecord[]> =>
  db
    .select()
    .from(shopCategories)
    .where(eq(shopCategories.shopId, shopId))
    .orderBy(...inOrder)
    .for('update');

/** How many of these are the shop's; they cannot be deleted until the transaction ends. */
export async function holdOwn(db: Db, shopId: number, ids: readonly number[]): Promise<number> {
  const rows = await db
    .select({ id: shopCategories.id })
    .from(shopCategories)
    .where(and(eq(shopCategories.shopId, shopId), inArray(shopCategories.id, [...ids])))
    .orderBy(asc(shopCategories.id))
    .for('key share');
  return rows.length;
}

export async function insertOwn(db: Db, row: Fields & { shopId: number; position: number }): Promise<number> {
  const [inserted] = await db.insert(shopCategories).values(row).returning({ id: shopCategories.id });
  if (!inserted) throw new Error('a category of a shop was not inserted');
  return inserted.id;
}

export async function updateOwn(
  db: Db,
  id: number,
  fields: Partial<Fields & { position: number; version: number }>,
): Promise<void> {
  await db.update(shopCategories).set(fields).where(eq(shopCategories.id, id));
}

export async function deleteOwn(db: Db, id: number): Promise<void> {
  await db.delete(shopCategories).where(eq(shopCategories.id, id));
}

const category = sql<number>`unnest(${goods.shopCategoryIds})`.mapWith(Number);

/** How many goods are in each category of a shop. */
export async function countByOwn(
  db: Db,
  shopId: number,
  { onSale }: { onSale: boolean },
): Promise<Map<number, number>> {
  const each = db
    .select({ id: category.as('category') })
    .from(goods)
    .where(and(eq(goods.shopId, shopId), isNull(goods.deletedAt), onSale ? goods.isOnSale : undefined))
    .as('each');
  const rows = await db.select({ id: each.id, number: count() }).from(each).groupBy(each.id);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Takes a category out of all goods of the shop. */
export async function emptyOwn(db: Db, shopId: number, id: number): Promise<void> {
  await db
    .update(goods)
    .set({ shopCategoryIds: sql`array_remove(${goods.shopCategoryIds}, ${id}::bigint)` })
    .where(and(eq(goods.shopId, shopId), sql`${goods.shopCategoryIds} @> array[${id}::bigint]`));
}

export const lockInCategories = (db: Db, shopId: number, ids: readonly number[]) =>
  db
    .select({ id: goods.id, categoryIds: goods.shopCategoryIds })
    .from(goods)
    .where(and(eq(goods.shopId, shopId), inArray(goods.id, [...ids]), isNull(goods.deletedAt)))
    .orderBy(asc(goods.id))
    .for('update');

export async function setCategories(
  db: Db,
  id: number,
  shopCategoryIds: number[],
  updatedAt: Date,
): Promise<void> {
  await db
    .update(goods)
    .set({ shopCategoryIds, updatedAt, version: sql`${goods.version} + 1` })
    .where(eq(goods.id, id));
}
