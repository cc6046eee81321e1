/** What articles and questions are sorted under: two tables of one shape. */
import { asc, eq, getTableName, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { LocalizedText } from '../localized.rules.ts';
import { articleCategories, articles, helpCategories, helpQuestions } from './article.tables.ts';

export type CategoryKind = 'article' | 'help';

const tables = {
  article: { categories: articleCategories, members: articles },
  help: { categories: helpCategories, members: helpQuestions },
};

export type CategoryRecord = typeof articleCategories.$inferSelect & { count: number };

export const listCategories = (db: Db, kind: CategoryKind): Promise<CategoryRecord[]> => {
  const { categories, members } = tables[kind];
  const name = sql.identifier(getTableName(categories));
  const count = sql<number>`(select count(*)::int from ${members} m where m.category_id = ${name}.id)`;
  return db
    .select({
      id: categories.id,
      version: categories.version,
      name: categories.name,
      position: categories.position,
      count,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
};

export async function lockCategory(db: Db, kind: CategoryKind, id: number) {
  const { categories } = tables[kind];
  const [row] = await db.select().from(categories).where(eq(categories.id, id)).for('update');
  return row ?? null;
}

type NewCategory = { version: number; name: LocalizedText; position: number };

export async function insertCategory(db: Db, kind: CategoryKind, row: NewCategory): Promise<number> {
  const { categories } = tables[kind];
  const [inserted] = await db.insert(categories).values(row).returning({ id: categories.id });
  if (!inserted) throw new Error('the category was not stored');
  return inserted.id;
}

export async function updateCategory(
  db: Db,
  kind: CategoryKind,
  id: number,
  row: NewCategory,
): Promise<void> {
  const { categories } = tables[kind];
  await db.update(categories).set(row).where(eq(categories.id, id));
}

export async function deleteCategory(db: Db, kind: CategoryKind, id: number): Promise<void> {
  const { categories } = tables[kind];
  await db.delete(categories).where(eq(categories.id, id));
}
