import { and, asc, count, desc, eq, gte, ilike, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import type { SessionRecord } from '../sessions/session.queries.ts';
import { serviceMessages, serviceSessions } from '../support.tables.ts';

/** Whose inbox, which of its tabs, and a part of what was said last. */
export type Asked = { tab: InboxTab; staffId: number; keyword?: string | undefined };
export type InboxTab = 'all' | 'queued' | 'mine' | 'left' | 'closed';

const onInbox = inArray(serviceSessions.state, ['queued', 'taken', 'left']);

function within({ tab, staffId }: Asked): SQL | undefined {
  if (tab === 'all') return onInbox;
  if (tab === 'mine') return and(eq(serviceSessions.state, 'taken'), eq(serviceSessions.takenBy, staffId));
  if (tab === 'closed') return and(eq(serviceSessions.state, 'closed'), isNotNull(serviceSessions.queuedAt));
  return eq(serviceSessions.state, tab);
}

const says = (keyword: string | undefined): SQL | undefined =>
  keyword ? ilike(serviceSessions.lastText, toPattern(keyword)) : undefined;

/** Who waits comes first, the longest first; then what is taken, and messages left. */
export const listInbox = (
  db: Db,
  asked: Asked,
  page: { limit: number; offset: number },
): Promise<SessionRecord[]> =>
  db
    .select()
    .from(serviceSessions)
    .where(and(within(asked), says(asked.keyword)))
    .orderBy(
      ...(asked.tab === 'closed'
        ? [desc(serviceSessions.closedAt), desc(serviceSessions.id)]
        : [
            asc(sql`array_position(array['queued', 'taken', 'left'], ${serviceSessions.state})`),
            asc(serviceSessions.queuedAt),
            asc(serviceSessions.id),
          ]),
    )
    .limit(page.limit)
    .offset(page.offset);

export async function countInbox(db: Db, { staffId, keyword }: Omit<Asked, 'tab'>) {
  const isMine = and(eq(serviceSessions.state, 'taken'), eq(serviceSessions.takenBy, staffId));
  const [row] = await db
    .select({
      all: count(),
      queued: sql<number>`count(*) filter (where ${eq(serviceSessions.state, 'queued')})::int`,
      mine: sql<number>`count(*) filter (where ${isMine})::int`,
      left: sql<number>`count(*) filter (where ${eq(serviceSessions.state, 'left')})::int`,
      firstQueuedAt:
        sql<Date | null>`min(${serviceSessions.queuedAt}) filter (where ${eq(serviceSessions.state, 'queued')})`.mapWith(
          serviceSessions.queuedAt,
        ),
    })
    .from(serviceSessions)
    .where(and(onInbox, says(keyword)));
  return row ?? { all: 0, queued: 0, mine: 0, left: 0, firstQueuedAt: null };
}

export const countClosed = (db: Db, keyword?: string): Promise<number> =>
  db.$count(
    serviceSessions,
    and(says(keyword), eq(serviceSessions.state, 'closed'), isNotNull(serviceSessions.queuedAt)),
  );

/** What the assistant was asked since then, and did. */
export async function sumFigures(db: Db, since: Date) {
  const [answers] = await db
    .select({
      asked: count(),
      answered: sql<number>`count(*) filter (where ${serviceMessages.isFound})::int`,
      helpful: sql<number>`count(*) filter (where ${serviceMessages.isHelpful})::int`,
      unhelpful: sql<number>`count(*) filter (where not ${serviceMessages.isHelpful})::int`,
    })
    .from(serviceMessages)
    .where(and(isNotNull(serviceMessages.isFound), gte(serviceMessages.createdAt, since)));
  const handedOver = await db.$count(serviceSessions, gte(serviceSessions.queuedAt, since));
  return {
    asked: answers?.asked ?? 0,
    answered: answers?.answered ?? 0,
    helpful: answers?.helpful ?? 0,
    unhelpful: answers?.unhelpful ?? 0,
    handed_over: handedOver,
  };
}
