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

export type EndedSession = Pick<typeof sessions.$inferSelect, 'id' | 'deviceId'>;

const ended = { id: sessions.id, deviceId: sessions.deviceId };

/** Ends one session of a shopper; answers it, if it was theirs. */
export const deleteSessionOf = (db: Db, shopperId: number, id: number): Promise<EndedSession[]> =>
  db
    .delete(sessions)
    .where(and(isOf(shopperId), eq(sessions.id, id)))
    .returning(ended);

/** Ends every session of a shopper but one; answers which they were. */
export const deleteOtherSessions = (db: Db, shopperId: number, keptId: number): Promise<EndedSession[]> =>
  db
    .delete(sessions)
    .where(and(isOf(shopperId), ne(sessions.id, keptId)))
    .returning(ended);
