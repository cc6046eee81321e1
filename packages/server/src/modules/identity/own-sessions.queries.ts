import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { sessions } from './sessions.tables.ts';

export type OwnSession = Pick<typeof sessions.$inferSelect, 'id' | 'ip' | 'agent' | 'openedAt' | 'seenAt'>;

/** Who has been here longer than anyone logs in is not shown to the last. */
const mostShown = 100;

const isOf = (shopperId: number) => and(eq(sessions.kind, 'shopper'), eq(sessions.subjectId, shopperId));

/** Where a shopper is logged in, the one used last first. */
export const listSessionsOf = (db: Db, shopperId: number, now: Date): Promise<OwnSession[]> =>
  db
    .select({
      id: sessions.id,
      ip: sessions.ip,
      agent: sessions.agent,
      openedAt: sessions.openedAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(and(isOf(shopperId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .limit(mostShown);

/** Answers whether it was theirs and is gone now. */
export async function deleteSessionOf(db: Db, shopperId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(isOf(shopperId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of a shopper but one; answers which they were. */
export async function deleteOtherSessions(db: Db, shopperId: number, keptId: number): Promise<number[]> {
  const ended = await db
    .delete(sessions)
    .where(and(isOf(shopperId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
