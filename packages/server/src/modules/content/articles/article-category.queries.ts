/** What articles and questions are sorted under: two tables of one shape. */
import { asc, eq, getTableName, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { Written } from '../in-language.rules.ts';
import { articleCategories, articles, helpCategories, helpQuestions } from './article.tables.ts';

export type GroupKind = 'article' | 'help';

const tables = {
  article: { groups: articleCategories, members: articles },
  help: { groups: helpCategories, members: helpQuestions },
};

export type GroupRecord = typeof articleCategories.$inferSelect & { count: number };

export const listGroups = (db: Db, kind: GroupKind): Promise<GroupRecord[]> => {
  const { groups, members } = tables[kind];
  const name = sql.identifier(getTableName(groups));
  const count = sql<number>`(select count(*)::int from ${members} m where m.category_id = ${name}.id)`;
  return db
    .select({ id: groups.id, version: groups.version, name: groups.name, position: groups.position, count })
    .from(groups)
    .orderBy(asc(groups.position), asc(groups.id));
};

export async function lockGroup(db: Db, kind: GroupKind, id: number) {
  const { groups } = tables[kind];
  const [row] = await db.select().from(groups).where(eq(groups.id, id)).for('update');
  return row ?? null;
}

type NewGroup = { version: number; name: Written; position: number };

export async function insertGroup(db: Db, kind: GroupKind, row: NewGroup): Promise<number> {
  const { groups } = tables[kind];
  const [inserted] = await db.insert(groups).values(row).returning({ id: groups.id });
  if (!inserted) throw new Error('the category was not stored');
  return inserted.id;
}

export async function updateGroup(db: Db, kind: GroupKind, id: number, row: NewGroup): Promise<void> {
  const { groups } = tables[kind];
  await db.update(groups).set(row).where(eq(groups.id, id));
}

export async function deleteGroup(db: Db, kind: GroupKind, id: number): Promise<void> {
  const { groups } = tables[kind];
  await db.delete(groups).where(eq(groups.id, id));
}
