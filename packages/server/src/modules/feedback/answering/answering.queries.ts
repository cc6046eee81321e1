import type { FeedbackCategory, PlatformFeedbackTab } from '@chengji/contract';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { selectNamed } from '../../identity/index.ts';
import type { FeedbackRow } from '../feedback.queries.ts';
import type { DayCount } from '../feedback.rules.ts';
import { type FeedbackMove, feedbackMoves } from '../feedback.states.ts';
import { feedback } from '../feedback.tables.ts';

const tabs: Record<PlatformFeedbackTab, SQL | undefined> = {
  waiting: and(eq(feedback.state, 'submitted'), isNotNull(feedback.shopperId)),
  visitors: and(eq(feedback.state, 'submitted'), isNull(feedback.shopperId)),
  answered: eq(feedback.state, 'answered'),
  handled: eq(feedback.state, 'handled'),
  all: undefined,
};

type Filter = {
  rating: number | undefined;
  category: FeedbackCategory | undefined;
  keyword: string | undefined;
};

const contains = (keyword: string) => (column: typeof feedback.content | typeof feedback.answer) =>
  sql`position(lower(${keyword}) in lower(${column})) > 0`;

const matches = (db: Db, { rating, category, keyword }: Filter) =>
  and(
    rating ? eq(feedback.rating, rating) : undefined,
    category ? eq(feedback.category, category) : undefined,
    keyword
      ? or(
          ...[feedback.content, feedback.answer].map(contains(keyword)),
          inArray(feedback.shopperId, selectNamed(db, keyword)),
        )
      : undefined,
  );

export const listFeedbackRows = (
  db: Db,
  { tab, ...filter }: { tab: PlatformFeedbackTab } & Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FeedbackRow[]> =>
  db
    .select()
    .from(feedback)
    .where(and(tabs[tab], matches(db, filter)))
    .orderBy(desc(feedback.id))
    .limit(limit)
    .offset(offset);

export async function countFeedback(db: Db, filter: Filter): Promise<Record<PlatformFeedbackTab, number>> {
  const inTab = (tab: Exclude<PlatformFeedbackTab, 'all'>) =>
    sql<number>`count(*) filter (where ${tabs[tab]})`.mapWith(Number);
  const [row] = await db
    .select({
      waiting: inTab('waiting'),
      visitors: inTab('visitors'),
      answered: inTab('answered'),
      handled: inTab('handled'),
      all: sql<number>`count(*)`.mapWith(Number),
    })
    .from(feedback)
    .where(matches(db, filter));
  return row ?? { waiting: 0, visitors: 0, answered: 0, handled: 0, all: 0 };
}

/** Takes the row: one member of staff after the other. */
export async function lockFeedback(db: Db, id: number): Promise<FeedbackRow | null> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id)).for('update');
  return row ?? null;
}

type Change = Partial<Pick<FeedbackRow, 'category' | 'answer' | 'answeredBy' | 'answeredAt'>>;

/** Makes the move; null when another came first. */
export async function claimMove(
  db: Db,
  id: number,
  move: FeedbackMove,
  change: Change = {},
): Promise<FeedbackRow | null> {
  const { from, to } = feedbackMoves[move];
  const [row] = await db
    .update(feedback)
    .set({ ...change, state: to })
    .where(and(eq(feedback.id, id), inArray(feedback.state, [...from])))
    .returning();
  return row ?? null;
}

export async function updateCategory(
  db: Db,
  id: number,
  category: FeedbackCategory,
): Promise<FeedbackRow | null> {
  const [row] = await db.update(feedback).set({ category }).where(eq(feedback.id, id)).returning();
  return row ?? null;
}

/** Day by day in the market's time zone. */
export const countDays = (db: Db, zone: string, since: Date): Promise<DayCount[]> =>
  db
    .select({
      day: sql<string>`to_char(${feedback.createdAt} at time zone ${zone}, 'YYYY-MM-DD')`,
      rating: feedback.rating,
      category: feedback.category,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(feedback)
    .where(gte(feedback.createdAt, since))
    .groupBy(sql`1`, feedback.rating, feedback.category);

/** Of what shoppers sent in this time: how much there was, and how much was answered within a day. */
export async function sumAnswered(
  db: Db,
  { since, until }: { since: Date; until: Date },
): Promise<{ sent: number; inTime: number }> {
  const inTime = sql`${feedback.answeredAt} <= ${feedback.createdAt} + interval '24 hours'`;
  const [row] = await db
    .select({
      sent: sql<number>`count(*)`.mapWith(Number),
      inTime: sql<number>`count(*) filter (where ${inTime})`.mapWith(Number),
    })
    .from(feedback)
    .where(and(isNotNull(feedback.shopperId), gte(feedback.createdAt, since), lt(feedback.createdAt, until)));
  return row ?? { sent: 0, inTime: 0 };
}
