import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { sessions } from './sessions.tables.ts';

export type SessionKind = (typeof sessions.$inferSelect)['kind'];
export type Session = Pick<
  typeof sessions.$inferSelect,
  'id' | 'kind' | 'subjectId' | 'openedAt' | 'seenAt' | 'expiresAt'
>;

const columns = {
  id: sessions.id,
  kind: sessions.kind,
  subjectId: sessions.subjectId,
  openedAt: sessions.openedAt,
  seenAt: sessions.seenAt,
  expiresAt: sessions.expiresAt,
};

const selectByToken = prepared('identity_session_by_token', (db) =>
  db
    .select(columns)
    .from(sessions)
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
);

/** The session of a token, also when it is over: the caller compares the time. */
export async function findSession(db: Db, tokenHash: string): Promise<Session | null> {
  const [row] = await selectByToken(db, { tokenHash });
  return row ?? null;
}

export async function insertSession(db: Db, row: typeof sessions.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(sessions).values(row).returning({ id: sessions.id });
  if (!inserted) throw new Error('the session was not stored');
  return inserted.id;
}

/** Writes down that a session is used and until when it lasts now, once for all who ask at the same time. */
export async function prolongSession(db: Db, session: Session, seenAt: Date, expiresAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ seenAt, expiresAt })
    .where(and(eq(sessions.id, session.id), eq(sessions.seenAt, session.seenAt)));
}

/** Its holder proved at this moment who they are. */
export async function markConfirmed(db: Db, id: number, confirmedAt: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt }).where(eq(sessions.id, id));
}

export async function isConfirmedSince(db: Db, id: number, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gte(sessions.confirmedAt, since)));
  return rows.length > 0;
}

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends every session of someone; answers which they were. */
export async function deleteAllSessions(db: Db, kind: SessionKind, subjectId: number): Promise<number[]> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.kind, kind), eq(sessions.subjectId, subjectId)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

const selectOpen = prepared('identity_open_sessions', (db) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      sql`${sessions.id} = any(${sql.placeholder('ids')}::bigint[]) and ${sessions.expiresAt} > ${sql.placeholder('now')}`,
    ),
);

/** Which of these are open at `now`. */
export const listOpenSessions = async (db: Db, ids: readonly number[], now: Date): Promise<number[]> =>
  (await selectOpen(db, { ids, now: now.toISOString() })).map(({ id }) => id);

/** Answers whether it was over and is gone now. */
export async function deleteExpired(db: Db, id: number, now: Date): Promise<boolean> {
  const removed = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), lte(sessions.expiresAt, now)))
    .returning({ id: sessions.id });
  return removed.length > 0;
}
