import type { ComplaintMeasure, ComplaintState, ComplaintType } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment } from '../../kernel/db/columns.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';
import { shops } from '../shops/shops.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' });
const measures = () => text('measures').array().$type<ComplaintMeasure[]>();

/**
 * All that is complained of about one target until it is decided: who complains later begins another. Title and
 * picture are as the first complaint found them, for a target that is gone.
 */
export const complaintCases = pgTable(
  'complaint_cases',
  {
    id: id(),
    type: text('type').$type<ComplaintType>().notNull(),
    targetId: reference('target_id').notNull(),
    /** Who answers for the target: its shop, or the person. */
    shopId: reference('shop_id').references(() => shops.id),
    personId: reference('person_id').references(() => shoppers.id),
    title: text('title').notNull(),
    image: text('image').notNull(),
    state: text('state').$type<ComplaintState>().notNull(),
    count: integer('count').notNull(),
    newestAt: moment('newest_at').notNull(),
    /** When the first of its complaints is to be answered. */
    dueAt: moment('due_at').notNull(),
    takenBy: reference('taken_by'),
    decidedBy: reference('decided_by'),
    /** To those who complained. */
    answer: text('answer').notNull().default(''),
    /** To who is complained about. */
    notice: text('notice').notNull().default(''),
    measures: measures().notNull().default([]),
    silenceDays: integer('silence_days'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('complaint_cases_one_open').on(table.type, table.targetId).where(sql`ended_at is null`),
    index('complaint_cases_by_due').on(table.state, table.dueAt, table.id).where(sql`ended_at is null`),
    index('complaint_cases_ended').on(table.endedAt, table.id).where(sql`ended_at is not null`),
    index('complaint_cases_of_shop').on(table.shopId),
    index('complaint_cases_of_person').on(table.personId),
    check('complaint_cases_count_above_zero', sql`${table.count} > 0`),
  ],
);

/** What one person says. State and answer are its case’s. */
export const complaints = pgTable(
  'complaints',
  {
    id: id(),
    caseId: reference('case_id')
      .notNull()
      .references(() => complaintCases.id),
    shopperId: reference('shopper_id')
      .notNull()
      .references(() => shoppers.id),
    reasonCode: text('reason_code').notNull(),
    reasonZh: text('reason_zh').notNull(),
    reasonEn: text('reason_en').notNull(),
    content: text('content').notNull(),
    images: text('images').array().notNull(),
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('complaints_one_of_a_person').on(table.caseId, table.shopperId),
    index('complaints_of_shopper').on(table.shopperId, table.id),
  ],
);

/** How often a person complained on a day of the market's calendar: one conditional row guards the most. */
export const complaintDays = pgTable(
  'complaint_days',
  {
    shopperId: reference('shopper_id')
      .notNull()
      .references(() => shoppers.id),
    day: date('day').notNull(),
    complaints: integer('complaints').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopperId, table.day] })],
);

/** What the platform told a shop. `type` and `title` name what it is about without leading to who complained. */
export const shopWarnings = pgTable(
  'shop_warnings',
  {
    id: id(),
    shopId: reference('shop_id')
      .notNull()
      .references(() => shops.id),
    caseId: reference('case_id')
      .notNull()
      .references(() => complaintCases.id),
    type: text('type').$type<ComplaintType>().notNull(),
    title: text('title').notNull(),
    measures: measures().notNull(),
    notice: text('notice').notNull(),
    createdAt: moment('created_at').notNull(),
    acknowledgedAt: moment('acknowledged_at'),
  },
  (table) => [index('shop_warnings_unread').on(table.shopId, table.id).where(sql`acknowledged_at is null`)],
);
