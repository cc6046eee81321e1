import { and, asc, count, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { secondMs } from '../../../kernel/time/durations.ts';
import { serviceSessions } from '../support.tables.ts';

const isQueued = eq(serviceSessions.state, 'queued');

export const countQueued = (db: Db): Promise<number> => db.$count(serviceSessions, isQueued);

/** How many were there before it, and itself. */
export async function findPlace(db: Db, { id, queuedAt }: { id: number; queuedAt: Date }): Promise<number> {
  const [row] = await db
    .select({ place: count() })
    .from(serviceSessions)
    .where(
      and(
        isQueued,
        sql`(${serviceSessions.queuedAt}, ${serviceSessions.id}) <= (${queuedAt.toISOString()}::timestamptz, ${id}::bigint)`,
      ),
    );
  return row?.place ?? 1;
}

const mostTold = 200;

/** The first of those who wait. */
export const listQueued = (db: Db) =>
  db
    .select({
      id: serviceSessions.id,
      shopperId: serviceSessions.shopperId,
      deviceHash: serviceSessions.deviceHash,
      queuedAt: serviceSessions.queuedAt,
    })
    .from(serviceSessions)
    .where(isQueued)
    .orderBy(asc(serviceSessions.queuedAt), asc(serviceSessions.id))
    .limit(mostTold);

const takesRead = 20;

/** When the last sessions were taken since then, in seconds and in their order. */
export async function listTakes(db: Db, since: Date): Promise<number[]> {
  const rows = await db
    .select({ takenAt: serviceSessions.takenAt })
    .from(serviceSessions)
    .where(and(isNotNull(serviceSessions.takenAt), gte(serviceSessions.takenAt, since)))
    .orderBy(desc(serviceSessions.takenAt))
    .limit(takesRead);
  return rows.flatMap(({ takenAt }) => (takenAt ? takenAt.getTime() / secondMs : [])).reverse();
}
