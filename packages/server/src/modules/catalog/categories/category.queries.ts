import { and, asc, count, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { categories, goods } from '../catalog.tables.ts';

export type CategoryRecord = typeof categories.$inferSelect;

const selectCategories = prepared('list_categories', (db) =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
);

const selectLevel = prepared('find_category_level', (db) =>
  db
    .select({ level: categories.level })
    .from(categories)
    .where(eq(categories.id, sql.placeholder('id'))),
);

export const listCategoryRows = (db: Db): Promise<CategoryRecord[]> => selectCategories(db);

/** The categories that goods can be in: those without any below them. */
export const listLeaves = (db: Db): Promise<CategoryRecord[]> =>
  db
    .select()
    .from(categories)
    .where(sql`not exists (select from ${categories} below where below.parent_id = ${categories.id})`)
    .orderBy(asc(categories.id));

export async function findCategoryLevel(db: Db, id: number): Promise<number | null> {
  const [row] = await selectLevel(db, { id });
  return row?.level ?? null;
}

/**
 * The category and those above it, the topmost first; empty when it is not there. They stay until the
 * transaction ends, and get none below them: a goods that is being saved has a leaf.
 */
export async function findCategoryPath(db: Db, id: number): Promise<CategoryRecord[]> {
  const path: CategoryRecord[] = [];
  for (let next: number | null = id; next !== null; ) {
    const [row]: CategoryRecord[] = await db
      .select()
      .from(categories)
      .where(eq(categories.id, next))
      .for('key share');
    if (!row) break;
    path.unshift(row);
    next = row.parentId;
  }
  return path;
}

export const hasCategories = async (db: Db): Promise<boolean> =>
  (await db.select({ id: categories.id }).from(categories).limit(1)).length > 0;

/** Any number, so long as nothing else locks by it. */
const treeLock = 7_420_250;

/** Two who fill an empty tree wait for each other. */
export async function lockTree(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${treeLock})`);
}

export async function hasChildren(db: Db, id: number): Promise<boolean> {
  const children = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.parentId, id))
    .limit(1);
  return children.length > 0;
}

export async function insertCategory(db: Db, row: typeof categories.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(categories).values(row).returning({ id: categories.id });
  if (!inserted) throw new Error('a category was not inserted');
  return inserted.id;
}

/** How many goods a shop has on sale in each category, and the top one above it. */
export const countShopGoodsByCategory = (
  db: Db,
  shopId: number,
): Promise<{ categoryId: number; topId: number; number: number }[]> =>
  db
    .select({ categoryId: goods.categoryId, topId: goods.level1Id, number: count() })
    .from(goods)
    .where(and(eq(goods.shopId, shopId), sql`${goods.isOnSale}`))
    .groupBy(goods.categoryId, goods.level1Id);

/** The category, kept from goods and categories that would come into it meanwhile. */
export async function lockCategory(db: Db, id: number): Promise<CategoryRecord | null> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id)).for('update');
  return row ?? null;
}

const below = (parentId: number | null) =>
  parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId);

/** Those below one, or the top ones, in their order. */
export const lockChildren = (db: Db, parentId: number | null): Promise<CategoryRecord[]> =>
  db
    .select()
    .from(categories)
    .where(below(parentId))
    .orderBy(asc(categories.position), asc(categories.id))
    .for('no key update');

/** Where one more below it stands: behind the last. */
export async function nextPosition(db: Db, parentId: number | null): Promise<number> {
  const [row] = await db
    .select({ last: max(categories.position) })
    .from(categories)
    .where(below(parentId));
  return (row?.last ?? -1) + 1;
}

export async function updateCategory(
  db: Db,
  id: number,
  changes: Partial<Pick<CategoryRecord, 'version' | 'nameZh' | 'nameEn' | 'image' | 'position'>>,
): Promise<void> {
  await db.update(categories).set(changes).where(eq(categories.id, id));
}

export async function removeCategory(db: Db, id: number): Promise<void> {
  await db.delete(categories).where(eq(categories.id, id));
}

export const hasGoods = async (db: Db, id: number): Promise<boolean> =>
  (await db.select({ id: goods.id }).from(goods).where(eq(goods.categoryId, id)).limit(1)).length > 0;

/** How many goods, also those off sale, each category holds itself. */
export async function countGoodsByCategory(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ categoryId: goods.categoryId, number: count() })
    .from(goods)
    .groupBy(goods.categoryId);
  return new Map(rows.map(({ categoryId, number }) => [categoryId, number]));
}

/** Of each of these categories its own id and those of the categories above it. */
export async function listCategoryPaths(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; path: number[] }[]> {
  const above = alias(categories, 'above');
  const rows = await db
    .select({ id: categories.id, parentId: categories.parentId, topId: above.parentId })
    .from(categories)
    .leftJoin(above, eq(above.id, categories.parentId))
    .where(inArray(categories.id, [...ids]));
  return rows.map(({ id, parentId, topId }) => ({
    id,
    path: [id, parentId, topId].filter((one) => one !== null),
  }));
}
