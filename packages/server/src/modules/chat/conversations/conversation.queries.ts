import { and, desc, eq, gt, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { awaySaid, chatNotes, conversations, messages } from '../chat.tables.ts';
import type { Pair } from '../side.ts';

export type ConversationRow = typeof conversations.$inferSelect;

const { placeholder } = sql;

const selectOne = prepared('chat_conversation', (db) =>
  db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.shopperId, placeholder('shopperId')),
        eq(conversations.shopId, placeholder('shopId')),
      ),
    ),
);

export async function findConversation(db: Db, { shopperId, shopId }: Pair): Promise<ConversationRow | null> {
  const [row] = await selectOne(db, { shopperId, shopId });
  return row ?? null;
}

const selectBlocked = prepared('chat_blocked_by_shop', (db) =>
  db
    .select({ shopperId: conversations.shopperId })
    .from(conversations)
    .where(
      and(
        eq(conversations.shopId, placeholder('shopId')),
        sql`${conversations.shopperId} = any(${placeholder('shopperIds')}::bigint[])`,
        eq(conversations.blockedByShop, true),
      ),
    ),
);

/** Whom of these people the shop has blocked. */
export const listBlockedByShop = async (
  db: Db,
  shopId: number,
  shopperIds: readonly number[],
): Promise<number[]> =>
  (await selectBlocked(db, { shopId, shopperIds: [...shopperIds] })).map(({ shopperId }) => shopperId);

const upsertOne = prepared('chat_open_conversation', (db) =>
  db
    .insert(conversations)
    .values({
      shopperId: placeholder('shopperId'),
      shopId: placeholder('shopId'),
      lastAt: placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [conversations.shopperId, conversations.shopId],
      set: { shopperId: sql`excluded.shopper_id` },
    })
    .returning(),
);

/** Takes the conversation, begun here where there is none: until the transaction ends nobody else writes in it. */
export async function openConversation(
  db: Db,
  { shopperId, shopId }: Pair,
  now: Date,
): Promise<ConversationRow> {
  const [row] = await upsertOne(db, { shopperId, shopId, now });
  if (!row) throw new Error('the conversation was not stored');
  return row;
}

/** Takes the conversation; null where there is none. */
export async function lockConversation(db: Db, pair: Pair): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversations).where(isBetween(pair)).for('update');
  return row ?? null;
}

const isBetween = ({ shopperId, shopId }: Pair): SQL | undefined =>
  and(eq(conversations.shopperId, shopperId), eq(conversations.shopId, shopId));

type Change = { [K in keyof ConversationRow]?: ConversationRow[K] | SQL };

export async function updateConversation(db: Db, id: number, change: Change): Promise<ConversationRow> {
  const [row] = await db.update(conversations).set(change).where(eq(conversations.id, id)).returning();
  if (!row) throw new Error(`conversation ${id} is not there`);
  return row;
}

/** Everything written so far is read; null where there was nothing new. */
export async function markRead(db: Db, pair: Pair, isShop: boolean): Promise<ConversationRow | null> {
  const readId = isShop ? conversations.shopReadId : conversations.shopperReadId;
  const change = isShop
    ? { shopReadId: sql`${conversations.lastMessageId}`, shopUnread: 0 }
    : { shopperReadId: sql`${conversations.lastMessageId}`, shopperUnread: 0 };
  const [row] = await db
    .update(conversations)
    .set(change)
    .where(and(isBetween(pair), lt(readId, conversations.lastMessageId)))
    .returning();
  return row ?? null;
}

/** The shopper has read all of theirs; answers those in which there was something new. */
export const markAllRead = (db: Db, shopperId: number): Promise<ConversationRow[]> =>
  db
    .update(conversations)
    .set({ shopperReadId: sql`${conversations.lastMessageId}`, shopperUnread: 0 })
    .where(and(eq(conversations.shopperId, shopperId), gt(conversations.shopperUnread, 0)))
    .returning();

const isListed = (shopperId: number): SQL | undefined =>
  and(eq(conversations.shopperId, shopperId), gt(conversations.lastMessageId, conversations.hiddenId));

/** The last one written in first, below this message. */
export const listOwn = (
  db: Db,
  shopperId: number,
  { below, limit }: { below: number | undefined; limit: number },
): Promise<ConversationRow[]> =>
  db
    .select()
    .from(conversations)
    .where(and(isListed(shopperId), below === undefined ? undefined : lt(conversations.lastMessageId, below)))
    .orderBy(desc(conversations.lastMessageId))
    .limit(limit);

export async function sumUnread(db: Db, shopperId: number): Promise<number> {
  const [row] = await db
    .select({ unread: sum(conversations.shopperUnread).mapWith(Number) })
    .from(conversations)
    .where(and(eq(conversations.shopperId, shopperId), gt(conversations.shopperUnread, 0)));
  return row?.unread ?? 0;
}

type Written = { id: number; fromShop: boolean; isAutomatic: boolean; sentAt: Date };

/** One more message: unread by the other side, and by the shop to be answered, or answering. */
export async function addWritten(
  db: Db,
  conversationId: number,
  { id, fromShop, isAutomatic, sentAt }: Written,
): Promise<void> {
  const answered = isAutomatic ? {} : { waitingSince: null };
  const change = fromShop
    ? { shopperUnread: sql`${conversations.shopperUnread} + 1`, ...answered }
    : {
        shopUnread: sql`${conversations.shopUnread} + 1`,
        waitingSince: sql`coalesce(${conversations.waitingSince}, ${sentAt})`,
      };
  await db
    .update(conversations)
    .set({ lastMessageId: id, lastAt: sentAt, ...change })
    .where(eq(conversations.id, conversationId));
}

export const findConversations = async (db: Db, ids: readonly number[]): Promise<ConversationRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(conversations)
        .where(inArray(conversations.id, [...ids]));

/** A person who is gone: their conversations with all that was written in them. The shops' figures stay. */
export async function forgetConversations(db: Db, shopperId: number): Promise<void> {
  const ids = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.shopperId, shopperId))
    .for('update');
  const own = (await ids).map(({ id }) => id);
  await db.delete(chatNotes).where(eq(chatNotes.shopperId, shopperId));
  if (own.length === 0) return;
  await db.delete(awaySaid).where(inArray(awaySaid.conversationId, own));
  await db.delete(messages).where(inArray(messages.conversationId, own));
  await db.delete(conversations).where(inArray(conversations.id, own));
}
