import type { Language, ServiceBlock, ServiceState } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { editVersion, id, moment } from '../../kernel/db/columns.ts';
import { helpQuestions } from '../content/articles/article.tables.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' });

export type BothLanguages<T> = { zh: T; en: T };

/** A conversation with the assistant, and with an agent after it: a shopper's, or a visitor's by their device. */
export const serviceSessions = pgTable(
  'service_sessions',
  {
    id: id(),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    /** Of the secret of a visitor's device. */
    deviceHash: text('device_hash'),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<ServiceState>().notNull(),
    openedAt: moment('opened_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** What was said last, in one line. */
    lastText: text('last_text').notNull().default(''),
    /** What the person said since an agent answered. */
    unread: integer('unread').notNull().default(0),
    /** When they asked for a person. */
    queuedAt: moment('queued_at'),
    takenAt: moment('taken_at'),
    takenBy: reference('taken_by'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('service_sessions_one_open_of_shopper').on(table.shopperId).where(sql`state <> 'closed'`),
    uniqueIndex('service_sessions_one_open_of_device')
      .on(table.deviceHash)
      .where(sql`state <> 'closed' and shopper_id is null`),
    index('service_sessions_of_shopper').on(table.shopperId, table.id),
    index('service_sessions_of_device').on(table.deviceHash, table.id).where(sql`shopper_id is null`),
    index('service_sessions_on_inbox')
      .on(table.queuedAt, table.id)
      .where(sql`state in ('queued', 'taken', 'left')`),
    index('service_sessions_ended').on(table.closedAt, table.id).where(sql`queued_at is not null`),
    index('service_sessions_takes').on(table.takenAt).where(sql`taken_at is not null`),
    check('service_sessions_owned', sql`${table.shopperId} is not null or ${table.deviceHash} is not null`),
    check(
      'service_sessions_queued_at_known',
      sql`${table.state} = 'assistant' or ${table.state} = 'closed' or ${table.queuedAt} is not null`,
    ),
  ],
);

export const serviceMessages = pgTable(
  'service_messages',
  {
    id: id(),
    sessionId: reference('session_id')
      .notNull()
      .references(() => serviceSessions.id, { onDelete: 'cascade' }),
    by: text('by', { enum: ['shopper', 'assistant', 'agent', 'system'] }).notNull(),
    staffId: reference('staff_id'),
    blocks: jsonb('blocks').$type<ServiceBlock[]>().notNull(),
    clientMsgId: text('client_msg_id'),
    /** Of an answer of the assistant: whether it found one, and the question of the bank it is from. */
    isFound: boolean('is_found'),
    questionId: reference('question_id'),
    isHelpful: boolean('is_helpful'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('service_messages_of_session').on(table.sessionId, table.id),
    uniqueIndex('service_messages_once')
      .on(table.sessionId, table.by, table.clientMsgId)
      .where(sql`client_msg_id is not null`),
    index('service_messages_answers').on(table.createdAt).where(sql`is_found is not null`),
  ],
);

/** A question the assistant answers, and how else it is asked. Without an answer the help page answers. */
export const bankQuestions = pgTable(
  'bank_questions',
  {
    id: id(),
    version: editVersion(),
    question: jsonb('question').$type<BothLanguages<string>>().notNull(),
    wordings: jsonb('wordings').$type<BothLanguages<string[]>>().notNull(),
    answer: jsonb('answer').$type<BothLanguages<string>>().notNull(),
    helpId: reference('help_id').references(() => helpQuestions.id, { onDelete: 'set null' }),
    isOn: boolean('is_on').notNull(),
    asked: integer('asked').notNull().default(0),
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
    changedAt: moment('changed_at').notNull(),
    changedBy: reference('changed_by'),
  },
  (table) => [
    uniqueIndex('bank_questions_one_per_question').on(sql`(question ->> 'zh')`),
    index('bank_questions_by_asked').on(table.asked, table.id),
  ],
);

/** What was asked and not found, by what it says without case and blanks. */
export const missedQuestions = pgTable(
  'missed_questions',
  {
    id: id(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    language: text('language').$type<Language>().notNull(),
    times: integer('times').notNull(),
    lastAt: moment('last_at').notNull(),
    state: text('state', { enum: ['open', 'dismissed', 'answered'] }).notNull(),
  },
  (table) => [
    uniqueIndex('missed_questions_one_per_key').on(table.key),
    index('missed_questions_open').on(table.times, table.id).where(sql`state = 'open'`),
  ],
);
