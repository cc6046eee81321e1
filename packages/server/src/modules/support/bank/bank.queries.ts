import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { bankQuestions } from '../support.tables.ts';

export type BankRecord = typeof bankQuestions.$inferSelect;
type BankFields = Omit<BankRecord, 'id' | 'asked' | 'helpful' | 'unhelpful'>;

const mostRead = 5_000;

/** One left to a help page that is gone since says nothing. */
const isAnswering = sql`${bankQuestions.isOn} and (${bankQuestions.answer} ->> 'zh' <> '' or ${bankQuestions.helpId} is not null)`;

/** All that is answered from. */
export const listAnswering = (db: Db): Promise<BankRecord[]> =>
  db.select().from(bankQuestions).where(isAnswering).orderBy(asc(bankQuestions.id)).limit(mostRead);

const holds = (keyword: string | undefined): SQL | undefined => {
  if (!keyword) return undefined;
  const pattern = toPattern(keyword);
  return or(
    sql`${bankQuestions.question}::text ilike ${pattern}`,
    sql`${bankQuestions.wordings}::text ilike ${pattern}`,
    sql`${bankQuestions.answer}::text ilike ${pattern}`,
  );
};

export type BankTab = 'all' | 'weak' | 'off';

const isWeak = sql`${bankQuestions.unhelpful} > ${bankQuestions.helpful}`;
const isOff = eq(bankQuestions.isOn, false);
const inTab: Record<BankTab, SQL | undefined> = { all: undefined, weak: isWeak, off: isOff };

export const listBank = (
  db: Db,
  { tab, keyword }: { tab: BankTab; keyword?: string | undefined },
  page: { limit: number; offset: number },
): Promise<BankRecord[]> =>
  db
    .select()
    .from(bankQuestions)
    .where(and(inTab[tab], holds(keyword)))
    .orderBy(desc(bankQuestions.asked), desc(bankQuestions.id))
    .limit(page.limit)
    .offset(page.offset);

export async function countBank(db: Db, keyword: string | undefined): Promise<Record<BankTab, number>> {
  const [row] = await db
    .select({
      all: count(),
      weak: sql<number>`count(*) filter (where ${isWeak})::int`,
      off: sql<number>`count(*) filter (where ${isOff})::int`,
    })
    .from(bankQuestions)
    .where(holds(keyword));
  return row ?? { all: 0, weak: 0, off: 0 };
}

/** Those asked most often first. */
export const listMostAsked = (db: Db, page: { limit: number; offset: number }): Promise<BankRecord[]> =>
  db
    .select()
    .from(bankQuestions)
    .where(isAnswering)
    .orderBy(desc(bankQuestions.asked), asc(bankQuestions.id))
    .limit(page.limit)
    .offset(page.offset);

export const countAnswering = (db: Db): Promise<number> => db.$count(bankQuestions, isAnswering);

export async function findQuestion(db: Db, id: number): Promise<BankRecord | null> {
  const [row] = await db.select().from(bankQuestions).where(eq(bankQuestions.id, id));
  return row ?? null;
}

export async function lockQuestion(db: Db, id: number): Promise<BankRecord | null> {
  const [row] = await db.select().from(bankQuestions).where(eq(bankQuestions.id, id)).for('update');
  return row ?? null;
}

export async function insertQuestion(db: Db, fields: BankFields): Promise<BankRecord> {
  const [row] = await db.insert(bankQuestions).values(fields).returning();
  if (!row) throw new Error('a question was not stored');
  return row;
}

export async function updateQuestion(db: Db, id: number, fields: BankFields): Promise<BankRecord> {
  const [row] = await db.update(bankQuestions).set(fields).where(eq(bankQuestions.id, id)).returning();
  if (!row) throw new Error(`question ${id} is gone under its lock`);
  return row;
}

export async function deleteQuestion(db: Db, id: number): Promise<void> {
  await db.delete(bankQuestions).where(eq(bankQuestions.id, id));
}

export const countAsked = (db: Db, id: number) =>
  db
    .update(bankQuestions)
    .set({ asked: sql`${bankQuestions.asked} + 1` })
    .where(eq(bankQuestions.id, id));

/** What a person says of an answer counts once: what they said before is taken back. */
export const countRating = (
  db: Db,
  id: number,
  { helpful, unhelpful }: { helpful: number; unhelpful: number },
) =>
  db
    .update(bankQuestions)
    .set({
      helpful: sql`greatest(0, ${bankQuestions.helpful} + ${helpful}::int)`,
      unhelpful: sql`greatest(0, ${bankQuestions.unhelpful} + ${unhelpful}::int)`,
    })
    .where(eq(bankQuestions.id, id));
