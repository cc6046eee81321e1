import type { FeedbackCategory, FeedbackState } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../kernel/db/columns.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';

/** What somebody says of the app. Who is no shopper is known by their device or address alone, as a hash. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    shopperId: bigint('shopper_id', { mode: 'number' }).references(() => shoppers.id),
    /** Whose hourly allowance it counts towards. */
    sender: text('sender').notNull(),
    rating: integer('rating').notNull(),
    category: text('category').$type<FeedbackCategory>().notNull(),
    content: text('content').notNull(),
    images: text('images').array().notNull(),
    contact: text('contact').notNull(),
    /** The app's version and what failed last, where the person agreed to send them. */
    version: text('version').notNull(),
    fault: text('fault').notNull(),
    app: text('app').notNull(),
    agent: text('agent').notNull(),
    state: text('state').$type<FeedbackState>().notNull(),
    answer: text('answer').notNull().default(''),
    answeredBy: bigint('answered_by', { mode: 'number' }),
    answeredAt: moment('answered_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('feedback_of_sender').on(table.sender, table.createdAt),
    index('feedback_of_shopper').on(table.shopperId, table.id).where(sql`shopper_id is not null`),
    index('feedback_by_state').on(table.state, table.id),
    index('feedback_by_time').on(table.createdAt),
    check('feedback_rating_of_five', sql`${table.rating} between 1 and 5`),
    check(
      'feedback_visitors_unanswered',
      sql`${table.shopperId} is not null or (${table.state} <> 'answered' and cardinality(${table.images}) = 0)`,
    ),
  ],
);
