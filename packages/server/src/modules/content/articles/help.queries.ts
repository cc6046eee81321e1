import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { helpCategories, helpQuestions } from './article.tables.ts';

export type QuestionRecord = typeof helpQuestions.$inferSelect;
export type HelpCategoryRecord = typeof helpCategories.$inferSelect;

export const listHelpCategories = (db: Db): Promise<HelpCategoryRecord[]> =>
  db.select().from(helpCategories).orderBy(asc(helpCategories.position), asc(helpCategories.id));

type Filter = { categoryId?: number | undefined; keyword?: string | undefined };

const within = ({ categoryId, keyword }: Filter): SQL | undefined =>
  and(
    categoryId === undefined ? undefined : eq(helpQuestions.categoryId, categoryId),
    keyword ? sql`${helpQuestions.question}::text ilike ${toPattern(keyword)}` : undefined,
  );

const inOrder = [asc(helpQuestions.position), asc(helpQuestions.id)];

export const listQuestions = (
  db: Db,
  filter: Filter = {},
  page: { offset?: number; limit?: number } = {},
): Promise<QuestionRecord[]> =>
  db
    .select()
    .from(helpQuestions)
    .where(within(filter))
    .orderBy(...inOrder)
    .limit(page.limit ?? 1_000)
    .offset(page.offset ?? 0);

export async function countQuestions(db: Db, filter: Filter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(helpQuestions).where(within(filter));
  return row?.total ?? 0;
}

export async function lockQuestion(db: Db, id: number): Promise<QuestionRecord | null> {
  const [row] = await db.select().from(helpQuestions).where(eq(helpQuestions.id, id)).for('update');
  return row ?? null;
}

export async function insertQuestion(db: Db, row: typeof helpQuestions.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(helpQuestions).values(row).returning({ id: helpQuestions.id });
  if (!inserted) throw new Error('the question was not stored');
  return inserted.id;
}

export async function updateQuestion(db: Db, id: number, fields: Omit<QuestionRecord, 'id'>): Promise<void> {
  await db.update(helpQuestions).set(fields).where(eq(helpQuestions.id, id));
}

export async function deleteQuestion(db: Db, id: number): Promise<void> {
  await db.delete(helpQuestions).where(eq(helpQuestions.id, id));
}
