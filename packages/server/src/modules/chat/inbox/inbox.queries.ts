/** Conversations as the staff of a shop see them. */
import type { SellerChatTab } from '@chengji/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { selectNamed } from '../../identity/index.ts';
import { selectBuyers } from '../../orders/index.ts';
import { conversations } from '../chat.tables.ts';
import type { ConversationRow } from '../conversations/conversation.queries.ts';
import type { Pair } from '../side.ts';

type Inbox = { shopId: number; staffId: number };
type Wanted = {
  keyword: string;
  /** Those in which a message with these words was found. */
  foundIds: readonly number[];
};

const ofShop = (shopId: number) => and(eq(conversations.shopId, shopId), gt(conversations.lastMessageId, 0));

const tabs: Record<SellerChatTab, (staffId: number) => SQL | undefined> = {
  all: () => undefined,
  waiting: () => isNotNull(conversations.waitingSince),
  unread: () => gt(conversations.shopUnread, 0),
  mine: (staffId) => eq(conversations.agentId, staffId),
  flagged: () => sql`${conversations.isFlagged}`,
};

/** A shopper called so, a message with these words, or an order whose number begins so. */
function matches(db: Db, shopId: number, { keyword, foundIds }: Wanted): SQL | undefined {
  if (keyword === '') return undefined;
  const own = (ids: SQLWrapper) =>
    db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.shopId, shopId), inArray(conversations.shopperId, ids)));
  const people = union(own(selectNamed(db, keyword)), own(selectBuyers(db, shopId, keyword)));
  return or(inArray(conversations.id, people), inArray(conversations.id, [...foundIds]));
}

type Asked = Inbox & Wanted & { tab: SellerChatTab };

const isAsked = (db: Db, { tab, shopId, staffId, ...wanted }: Asked): SQL | undefined =>
  and(ofShop(shopId), tabs[tab](staffId), matches(db, shopId, wanted));

export const listOfInbox = (
  db: Db,
  asked: Asked,
  { offset, limit }: { offset: number; limit: number },
): Promise<ConversationRow[]> =>
  db
    .select()
    .from(conversations)
    .where(isAsked(db, asked))
    .orderBy(
      ...(asked.tab === 'waiting'
        ? [asc(conversations.waitingSince), asc(conversations.id)]
        : [desc(conversations.lastMessageId)]),
    )
    .offset(offset)
    .limit(limit);

export const countOfInbox = (db: Db, asked: Asked): Promise<number> =>
  db.$count(conversations, isAsked(db, asked));

type Counts = Record<Exclude<SellerChatTab, 'all'>, number>;

/** Each by an index of its own: most conversations of a shop are in none of them. */
export async function countTabs(db: Db, { shopId, staffId }: Inbox): Promise<Counts> {
  const countIn = (tab: SellerChatTab) => db.$count(conversations, and(ofShop(shopId), tabs[tab](staffId)));
  const [row] = await db
    .execute<Counts>(sql`select ${countIn('waiting')}::int as waiting,
    ${countIn('unread')}::int as unread, ${countIn('mine')}::int as mine, ${countIn('flagged')}::int as flagged`)
    .then(({ rows }) => rows);
  return row ?? { waiting: 0, unread: 0, mine: 0, flagged: 0 };
}

const isBetween = ({ shopperId, shopId }: Pair) =>
  and(eq(conversations.shopperId, shopperId), eq(conversations.shopId, shopId));

/**
 * Gives the conversation to a member of staff if `from` has it, nobody has, or somebody who no longer answers;
 * null where another has it.
 */
export async function claimConversation(
  db: Db,
  pair: Pair,
  { from, to, answering }: { from: number; to: number; answering: readonly number[] },
): Promise<ConversationRow | null> {
  const isFree = or(
    isNull(conversations.agentId),
    eq(conversations.agentId, from),
    notInArray(conversations.agentId, [...answering]),
  );
  const [row] = await db
    .update(conversations)
    .set({ agentId: to })
    .where(and(isBetween(pair), isFree))
    .returning();
  return row ?? null;
}

export async function countByAgent(db: Db, shopId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ agentId: conversations.agentId, conversations: count() })
    .from(conversations)
    .where(and(eq(conversations.shopId, shopId), isNotNull(conversations.agentId)))
    .groupBy(conversations.agentId);
  return new Map(rows.map((row) => [row.agentId ?? 0, row.conversations]));
}
