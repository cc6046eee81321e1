import type { Language, ServiceBlock } from '@chengji/contract';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { type ServiceMove, serviceMoves } from '../support.states.ts';
import { serviceMessages, serviceSessions } from '../support.tables.ts';

export type SessionRecord = typeof serviceSessions.$inferSelect;
export type MessageRecord = typeof serviceMessages.$inferSelect;
export type NewMessage = Omit<typeof serviceMessages.$inferInsert, 'id' | 'blocks'> & {
  blocks: ServiceBlock[];
};

/** Whose conversation it is: a shopper's, or a visitor's by their device. */
export type Owner = { shopperId: number } | { deviceHash: string };

const isOwned = (owner: Owner): SQL | undefined =>
  'shopperId' in owner
    ? eq(serviceSessions.shopperId, owner.shopperId)
    : and(eq(serviceSessions.deviceHash, owner.deviceHash), isNull(serviceSessions.shopperId));

export async function findOpenSession(db: Db, owner: Owner): Promise<SessionRecord | null> {
  const [row] = await db
    .select()
    .from(serviceSessions)
    .where(and(isOwned(owner), ne(serviceSessions.state, 'closed')));
  return row ?? null;
}

export async function lockOpenSession(db: Db, owner: Owner): Promise<SessionRecord | null> {
  const [row] = await db
    .select()
    .from(serviceSessions)
    .where(and(isOwned(owner), ne(serviceSessions.state, 'closed')))
    .for('update');
  return row ?? null;
}

/** The open one, or a new one; of two that are begun at once there is one. It is locked. */
export async function claimSession(
  db: Db,
  owner: Owner,
  { language, now }: { language: Language; now: Date },
): Promise<SessionRecord> {
  for (let attempts = 0; attempts < 3; attempts += 1) {
    const open = await lockOpenSession(db, owner);
    if (open) return open;
    await db
      .insert(serviceSessions)
      .values({ ...owner, language, state: 'assistant', openedAt: now, lastAt: now })
      .onConflictDoNothing();
  }
  throw new Error('a session that was begun is gone');
}

export async function findSession(db: Db, id: number): Promise<SessionRecord | null> {
  const [row] = await db.select().from(serviceSessions).where(eq(serviceSessions.id, id));
  return row ?? null;
}

export async function lockSession(db: Db, id: number): Promise<SessionRecord | null> {
  const [row] = await db.select().from(serviceSessions).where(eq(serviceSessions.id, id)).for('update');
  return row ?? null;
}

/** Null when it is in another state, or another agent's. */
export async function moveSession(
  db: Db,
  id: number,
  move: ServiceMove,
  fields: Partial<SessionRecord>,
  { takenBy }: { takenBy?: number } = {},
): Promise<SessionRecord | null> {
  const { from, to } = serviceMoves[move];
  const [row] = await db
    .update(serviceSessions)
    .set({ ...fields, state: to })
    .where(
      and(
        eq(serviceSessions.id, id),
        inArray(serviceSessions.state, [...from]),
        takenBy === undefined ? undefined : eq(serviceSessions.takenBy, takenBy),
      ),
    )
    .returning();
  return row ?? null;
}

/** What was said last, and whether it waits for an agent. */
export const noteSaid = (
  db: Db,
  id: number,
  { text, at, unread }: { text: string; at: Date; unread: 'more' | 'none' | 'same' },
) =>
  db
    .update(serviceSessions)
    .set({
      lastText: text,
      lastAt: at,
      ...(unread === 'more' ? { unread: sql`${serviceSessions.unread} + 1` } : {}),
      ...(unread === 'none' ? { unread: 0 } : {}),
    })
    .where(eq(serviceSessions.id, id));

/** Gives a visitor's conversation to who has logged in. */
export async function adoptSession(
  db: Db,
  id: number,
  shopperId: number,
  fields: Partial<SessionRecord> = {},
): Promise<void> {
  await db
    .update(serviceSessions)
    .set({ ...fields, shopperId })
    .where(and(eq(serviceSessions.id, id), isNull(serviceSessions.shopperId)));
}

export async function insertMessage(db: Db, message: NewMessage): Promise<MessageRecord> {
  const [row] = await db.insert(serviceMessages).values(message).returning();
  if (!row) throw new Error('a message was not stored');
  return row;
}

/** The newest, those before an id, or those after one; in their order, one more than asked for. */
export async function listOwnMessages(
  db: Db,
  owner: Owner,
  { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<MessageRecord[]> {
  const rows = await db
    .select({ message: serviceMessages })
    .from(serviceMessages)
    .innerJoin(serviceSessions, eq(serviceSessions.id, serviceMessages.sessionId))
    .where(
      and(
        isOwned(owner),
        before === undefined ? undefined : lt(serviceMessages.id, before),
        after === undefined ? undefined : gt(serviceMessages.id, after),
      ),
    )
    .orderBy(after === undefined ? desc(serviceMessages.id) : asc(serviceMessages.id))
    .limit(limit);
  const messages = rows.map(({ message }) => message);
  return after === undefined ? messages.reverse() : messages;
}

export const listSessionMessages = async (
  db: Db,
  sessionId: number,
  limit: number,
): Promise<MessageRecord[]> =>
  (
    await db
      .select()
      .from(serviceMessages)
      .where(eq(serviceMessages.sessionId, sessionId))
      .orderBy(desc(serviceMessages.id))
      .limit(limit)
  ).reverse();

/** The message a client sent by this name, in whichever of the owner's sessions it is. */
export async function findSent(db: Db, owner: Owner, clientMsgId: string): Promise<MessageRecord | null> {
  const [row] = await db
    .select({ message: serviceMessages })
    .from(serviceMessages)
    .innerJoin(serviceSessions, eq(serviceSessions.id, serviceMessages.sessionId))
    .where(
      and(isOwned(owner), eq(serviceMessages.clientMsgId, clientMsgId), eq(serviceMessages.by, 'shopper')),
    )
    .orderBy(desc(serviceMessages.id))
    .limit(1);
  return row?.message ?? null;
}

export async function findOwnMessage(db: Db, owner: Owner, id: number): Promise<MessageRecord | null> {
  const [row] = await db
    .select({ message: serviceMessages })
    .from(serviceMessages)
    .innerJoin(serviceSessions, eq(serviceSessions.id, serviceMessages.sessionId))
    .where(and(isOwned(owner), eq(serviceMessages.id, id)));
  return row?.message ?? null;
}

/** Answers what it was before, or null where it is not there. */
export async function rateMessage(db: Db, id: number, isHelpful: boolean): Promise<MessageRecord | null> {
  const [before] = await db.select().from(serviceMessages).where(eq(serviceMessages.id, id)).for('update');
  if (!before) return null;
  await db.update(serviceMessages).set({ isHelpful }).where(eq(serviceMessages.id, id));
  return before;
}

const visitorLifeDays = 30;

/** What a person said is theirs: it goes with their account. */
export const removeShopperSessions = (db: Db, shopperId: number) =>
  db.delete(serviceSessions).where(eq(serviceSessions.shopperId, shopperId));

/** Removes at most so many conversations of visitors that nobody has gone on with for a month. */
export async function removeOldSessions(db: Db, limit: number): Promise<number> {
  const old = db
    .select({ id: serviceSessions.id })
    .from(serviceSessions)
    .where(
      and(
        isNull(serviceSessions.shopperId),
        or(eq(serviceSessions.state, 'closed'), eq(serviceSessions.state, 'assistant')),
        lt(serviceSessions.lastAt, sql`now() - make_interval(days => ${visitorLifeDays})`),
      ),
    )
    .limit(limit);
  const { rowCount } = await db.delete(serviceSessions).where(inArray(serviceSessions.id, old));
  return rowCount ?? 0;
}
