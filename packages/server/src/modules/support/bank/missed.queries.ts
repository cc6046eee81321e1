import type { Language } from '@chengji/contract';
import { count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { missedQuestions } from '../support.tables.ts';

export type MissedRecord = typeof missedQuestions.$inferSelect;

/** Counts it once more; what was answered and is missed again is to be seen to again, what was dismissed is not. */
export const countMissed = (
  db: Db,
  missed: { key: string; text: string; language: Language; lastAt: Date },
) =>
  db
    .insert(missedQuestions)
    .values({ ...missed, times: 1, state: 'open' })
    .onConflictDoUpdate({
      target: missedQuestions.key,
      set: {
        times: sql`${missedQuestions.times} + 1`,
        lastAt: sql`greatest(${missedQuestions.lastAt}, excluded.last_at)`,
        state: sql`case when ${missedQuestions.state} = 'dismissed' then 'dismissed' else 'open' end`,
      },
    });

const isOpen = eq(missedQuestions.state, 'open');

export const listMissed = (db: Db, page: { limit: number; offset: number }): Promise<MissedRecord[]> =>
  db
    .select()
    .from(missedQuestions)
    .where(isOpen)
    .orderBy(desc(missedQuestions.times), desc(missedQuestions.id))
    .limit(page.limit)
    .offset(page.offset);

export async function countMissedOpen(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(missedQuestions).where(isOpen);
  return row?.total ?? 0;
}

/** Null when there is no such question. */
export async function settleMissed(
  db: Db,
  id: number,
  state: 'answered' | 'dismissed',
): Promise<MissedRecord | null> {
  const [row] = await db.update(missedQuestions).set({ state }).where(eq(missedQuestions.id, id)).returning();
  return row ?? null;
}
