import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { SessionKind } from './sessions.queries.ts';
import { sessions } from './sessions.tables.ts';

export type OwnSession = Pick<typeof sessions.$inferSelect, 'id' | 'ip' | 'agent' | 'openedAt' | 'seenAt'>;

/** Who has been here longer than anyone logs in is not shown to the last. */
const maxShown = 100;

/** Whose sessions: a shopper's, or a member of staff's. */
export type SessionHolder = { kind: SessionKind; subjectId: number };

const whereHolder = ({ kind, subjectId }: SessionHolder) =>
  and(eq(sessions.kind, kind), eq(sessions.subjectId, subjectId));

/** Where someone is logged in, the one used last first. */
export const listHolderSessions = (db: Db, holder: SessionHolder, now: Date): Promise<OwnSession[]> =>
  db
    .select({
      id: sessions.id,
      ip: sessions.ip,
      agent: sessions.agent,
      openedAt: sessions.openedAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(and(whereHolder(holder), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .limit(maxShown);

export type EndedSession = Pick<typeof sessions.$inferSelect, 'id' | 'deviceId'>;

const ended = { id: sessions.id, deviceId: sessions.deviceId };

/** Ends one session of someone; answers it, if it was theirs. */
export const deleteHolderSession = (db: Db, holder: SessionHolder, id: number): Promise<EndedSession[]> =>
  db
    .delete(sessions)
    .where(and(whereHolder(holder), eq(sessions.id, id)))
    .returning(ended);

/** Ends every session of someone but one; answers which they were. */
export const deleteOtherSessions = (db: Db, holder: SessionHolder, keptId: number): Promise<EndedSession[]> =>
  db
    .delete(sessions)
    .where(and(whereHolder(holder), ne(sessions.id, keptId)))
    .returning(ended);
