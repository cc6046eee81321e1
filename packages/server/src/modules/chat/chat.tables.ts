import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { anyJson, editVersion, id, moment } from '../../kernel/db/columns.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';
import { shops } from '../shops/shops.tables.ts';
import type { KeptContent } from './messages/content.types.ts';

const reference = (name: string) => bigint(name, { mode: 'number' });
const mark = (name: string) => reference(name).notNull().default(0);
const unread = (name: string) => integer(name).notNull().default(0);
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * A shopper and a shop: there is one of them each. Every message is written under this row's lock, so that ids rise
 * in the order of commits. Marks are ids of messages: up to them it was read, cleared, or taken out of the list.
 */
export const conversations = pgTable(
  'chat_conversations',
  {
    id: id(),
    shopperId: reference('shopper_id')
      .notNull()
      .references(() => shoppers.id),
    shopId: reference('shop_id')
      .notNull()
      .references(() => shops.id),
    lastMessageId: mark('last_message_id'),
    lastAt: moment('last_at').notNull(),
    shopperReadId: mark('shopper_read_id'),
    shopReadId: mark('shop_read_id'),
    shopperUnread: unread('shopper_unread'),
    shopUnread: unread('shop_unread'),
    clearedId: mark('cleared_id'),
    hiddenId: mark('hidden_id'),
    blockedByShopper: boolean('blocked_by_shopper').notNull().default(false),
    blockedByShop: boolean('blocked_by_shop').notNull().default(false),
    isFlagged: boolean('is_flagged').notNull().default(false),
    agentId: reference('agent_id'),
    /** When the first message was written that nobody of the shop has answered yet. */
    waitingSince: moment('waiting_since'),
  },
  (table) => [
    uniqueIndex('chat_conversations_once').on(table.shopperId, table.shopId),
    index('chat_conversations_of_shopper').on(table.shopperId, table.lastMessageId),
    index('chat_conversations_of_shop').on(table.shopId, table.lastMessageId),
    index('chat_conversations_waiting')
      .on(table.shopId, table.waitingSince, table.id)
      .where(sql`waiting_since is not null`),
    index('chat_conversations_to_read').on(table.shopperId).where(sql`shopper_unread > 0`),
    index('chat_conversations_unread').on(table.shopId, table.lastMessageId).where(sql`shop_unread > 0`),
    index('chat_conversations_of_agent')
      .on(table.shopId, table.agentId, table.lastMessageId)
      .where(sql`agent_id is not null`),
    index('chat_conversations_flagged').on(table.shopId, table.lastMessageId).where(sql`is_flagged`),
    check('chat_conversations_unread_not_negative', sql`shopper_unread >= 0 and shop_unread >= 0`),
  ],
);

/** The words a message is found by, and its owners with its era (`eraBits` in `search.rules.ts`). */
export const wordsWithEra = sql`(search || array_to_tsvector(array['#' || shopper_id::text || '~' || (id >> 14)::text, '@' || shop_id::text || '~' || (id >> 14)::text]))`;

/** `staffId` is null for the shopper and for what the shop says by itself. */
export const messages = pgTable(
  'chat_messages',
  {
    id: id(),
    conversationId: reference('conversation_id')
      .notNull()
      .references(() => conversations.id),
    shopperId: reference('shopper_id').notNull(),
    shopId: reference('shop_id').notNull(),
    fromShop: boolean('from_shop').notNull(),
    staffId: reference('staff_id'),
    isAutomatic: boolean('is_automatic').notNull().default(false),
    clientMsgId: text('client_msg_id').notNull(),
    type: text().$type<KeptContent['type']>().notNull(),
    /** Null once it was recalled. */
    content: anyJson<KeptContent['content'] | null>('content'),
    /** Of a text with blocked words: what the other side reads. */
    masked: text(),
    recalledAt: moment('recalled_at'),
    sentAt: moment('sent_at').notNull(),
    /** The words it is found by, as the other side reads it, and whose it is. */
    search: tsvector(),
  },
  (table) => [
    index('chat_messages_in_order').on(table.conversationId, table.id),
    uniqueIndex('chat_messages_once').on(table.conversationId, table.fromShop, table.clientMsgId),
    index('chat_messages_of_shopper').on(table.shopperId, table.id),
    index('chat_messages_of_shop').on(table.shopId, table.id),
    index('chat_messages_words').using('gin', wordsWithEra),
    index('chat_messages_with_file').on(sql`(content ->> 'url')`).where(sql`content ->> 'url' is not null`),
  ],
);

/** A voice message that was uploaded; `seconds` where its file says how long it is. */
export const voices = pgTable(
  'chat_voices',
  {
    url: text().notNull(),
    uploader: text().notNull(),
    bytes: integer().notNull(),
    seconds: smallint(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.url, table.uploader] })],
);

/** A picture that was uploaded for a conversation: its file is this one’s alone, and goes when it is recalled. */
export const pictures = pgTable('chat_pictures', {
  url: text().primaryKey(),
  uploader: text().notNull(),
  bytes: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  uploadedAt: moment('uploaded_at').notNull(),
});

/** That a conversation was begun on a day of the market’s calendar, and when a person of the shop first answered. */
export const conversationDays = pgTable(
  'chat_days',
  {
    conversationId: reference('conversation_id').notNull(),
    day: date().notNull(),
    shopId: reference('shop_id').notNull(),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.day] }),
    index('chat_days_of_shop').on(table.shopId, table.day),
    index('chat_days_open').on(table.conversationId).where(sql`answered_at is null`),
  ],
);

/** That the away message was said in a conversation on a day. */
export const awaySaid = pgTable(
  'chat_away_said',
  {
    conversationId: reference('conversation_id')
      .notNull()
      .references(() => conversations.id),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.day] })],
);

/** What a shop’s staff tell each other of a shopper. */
export const chatNotes = pgTable(
  'chat_notes',
  {
    id: id(),
    shopId: reference('shop_id')
      .notNull()
      .references(() => shops.id),
    shopperId: reference('shopper_id')
      .notNull()
      .references(() => shoppers.id),
    staffId: reference('staff_id').notNull(),
    text: text().notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [index('chat_notes_of_shopper').on(table.shopId, table.shopperId, table.id)],
);

export const quickReplies = pgTable(
  'chat_quick_replies',
  {
    id: id(),
    version: editVersion(),
    shopId: reference('shop_id')
      .notNull()
      .references(() => shops.id),
    position: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('chat_quick_replies_of_shop').on(table.shopId, table.position, table.id)],
);

/** When a shop answers; times as minutes of a day of the market’s zone. */
export const chatHours = pgTable('chat_hours', {
  shopId: reference('shop_id')
    .primaryKey()
    .references(() => shops.id),
  version: editVersion(),
  isOn: boolean('is_on').notNull(),
  days: smallint().array().notNull(),
  fromMinute: smallint('from_minute').notNull(),
  toMinute: smallint('to_minute').notNull(),
  away: text().notNull(),
});
