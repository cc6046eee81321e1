import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kernel/db/columns.ts';
import { shoppers } from '../../identity/shoppers/shoppers.tables.ts';
import { shops } from '../shops.tables.ts';

/** `name` is that of a private file of the applicant’s. */
export type ShopDocument = { kind: 'licence' | 'id_front' | 'id_back' | 'permit' | 'brand'; name: string };

/** What someone asks for who wants a shop. A rejected one is sent in again as the same application. */
export const shopApplications = pgTable(
  'shop_applications',
  {
    id: id(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id),
    state: text({ enum: ['pending', 'rejected', 'approved'] }).notNull(),
    type: text({ enum: ['personal', 'enterprise', 'flagship'] }).notNull(),
    name: text().notNull(),
    nameEn: text('name_en').notNull(),
    logo: text().notNull(),
    city: text().notNull(),
    cityEn: text('city_en').notNull(),
    intro: text().notNull(),
    introEn: text('intro_en').notNull(),
    business: text().notNull(),
    company: text().notNull(),
    licenceNo: text('licence_no').notNull(),
    licenceEndsOn: date('licence_ends_on'),
    contact: text().notNull(),
    mobile: text().notNull(),
    account: text().notNull(),
    /** Of the login that the owner will have; taken away with the decision. */
    passwordHash: text('password_hash'),
    documents: jsonb().$type<ShopDocument[]>().notNull(),
    submissions: integer().notNull().default(1),
    submittedAt: moment('submitted_at').notNull(),
    decidedAt: moment('decided_at'),
    reason: text().notNull().default(''),
    /** When the applicant is to be told of the decision; null once they were. */
    tellDueAt: moment('tell_due_at'),
    shopId: bigint('shop_id', { mode: 'number' }).references(() => shops.id),
  },
  (table) => [
    uniqueIndex('shop_applications_one_open').on(table.shopperId).where(sql`${table.state} <> 'approved'`),
    index('shop_applications_by_state').on(table.state, table.submittedAt, table.id),
    index('shop_applications_to_tell').on(table.tellDueAt).where(sql`${table.tellDueAt} is not null`),
    index('shop_applications_of_shopper').on(table.shopperId, table.id),
  ],
);

/** One row per move of an application. */
export const shopApplicationLog = pgTable(
  'shop_application_log',
  {
    id: id(),
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => shopApplications.id),
    event: text({ enum: ['submitted', 'rejected', 'approved'] }).notNull(),
    /** Who of the platform's staff decided; null for the applicant. */
    staffId: bigint('staff_id', { mode: 'number' }),
    reason: text().notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [index('shop_application_log_of_application').on(table.applicationId, table.id)],
);
