import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { conversationDays } from '../chat.tables.ts';

/** The first message of a shopper on a day begins it. */
export async function beginDay(db: Db, row: Omit<typeof conversationDays.$inferInsert, 'answeredAt'>) {
  await db.insert(conversationDays).values(row).onConflictDoNothing();
}

/** What nobody of the shop had answered yet is answered now. */
export async function answerDays(db: Db, conversationId: number, now: Date): Promise<void> {
  await db
    .update(conversationDays)
    .set({ answeredAt: now })
    .where(and(eq(conversationDays.conversationId, conversationId), isNull(conversationDays.answeredAt)));
}

export type ChatFigures = { conversations: number; answered: number; medianSeconds: number | null };

/** Of a shop from this day on. */
export async function sumDays(db: Db, shopId: number, from: string): Promise<ChatFigures> {
  const { askedAt, answeredAt } = conversationDays;
  const [row] = await db
    .select({
      conversations: count(),
      answered: count(answeredAt),
      medianSeconds: sql<number | null>`round(percentile_cont(0.5) within group (
        order by extract(epoch from ${answeredAt} - ${askedAt})))`.mapWith(Number),
    })
    .from(conversationDays)
    .where(and(eq(conversationDays.shopId, shopId), gte(conversationDays.day, from)));
  return row ?? { conversations: 0, answered: 0, medianSeconds: null };
}
