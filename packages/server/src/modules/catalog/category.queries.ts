import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { categories, goods } from './catalog.tables.ts';

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

/** The category and those above it, the topmost first; empty when it is not there. */
export async function findCategoryPath(db: Db, id: number): Promise<CategoryRecord[]> {
  const path: CategoryRecord[] = [];
  for (let next: number | null = id; next !== null; ) {
    const [row]: CategoryRecord[] = await db.select().from(categories).where(eq(categories.id, next));
    if (!row) break;
    path.unshift(row);
    next = row.parentId;
  }
  return path;
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
