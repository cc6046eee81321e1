import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { editVersion, moment } from '../../kernel/db/columns.ts';

/** A merchant of the market. Its score is what buyers gave, as a sum and how many gave it. */
export const shops = pgTable(
  'shops',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of how it shows itself. */
    version: editVersion(),
    type: text({ enum: ['self', 'personal', 'enterprise', 'flagship'] }).notNull(),
    name: text().notNull(),
    nameEn: text('name_en').notNull(),
    logo: text().notNull(),
    city: text().notNull(),
    cityEn: text('city_en').notNull(),
    intro: text().notNull().default(''),
    introEn: text('intro_en').notNull().default(''),
    scoreSum: integer('score_sum').notNull().default(0),
    scoreCount: integer('score_count').notNull().default(0),
    followers: integer().notNull().default(0),
    openedAt: moment('opened_at').notNull(),
    /** While it is suspended: its goods are in no list and cannot be bought. */
    suspendedAt: moment('suspended_at'),
    suspendReason: text('suspend_reason').notNull().default(''),
    /** The last day of its licence, as the shop or the platform entered it; null where none is known. */
    licenceEndsOn: date('licence_ends_on'),
    /** When its staff are to hear that it ends, and the platform that it has; null once they did. */
    licenceWarnDueAt: moment('licence_warn_due_at'),
    licenceOverDueAt: moment('licence_over_due_at'),
  },
  (table) => [
    uniqueIndex('shops_name_unique').on(sql`lower(${table.name})`),
    index('shops_licence_warn_due')
      .on(table.licenceWarnDueAt)
      .where(sql`${table.licenceWarnDueAt} is not null`),
    index('shops_licence_over_due')
      .on(table.licenceOverDueAt)
      .where(sql`${table.licenceOverDueAt} is not null`),
    check('shops_type_known', sql`${table.type} in ('self', 'personal', 'enterprise', 'flagship')`),
    check('shops_followers_not_negative', sql`${table.followers} >= 0`),
    check(
      'shops_scores_of_one_to_five',
      sql`${table.scoreSum} between ${table.scoreCount} and ${table.scoreCount} * 5`,
    ),
  ],
);

/** Who works in a shop's console. What a role may do is in `shop-staff.rules.ts`. */
export const shopStaff = pgTable(
  'shop_staff',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: bigint('shop_id', { mode: 'number' })
      .notNull()
      .references(() => shops.id),
    version: editVersion(),
    account: text().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    uniqueIndex('shop_staff_account_unique').on(sql`lower(${table.account})`),
    index('shop_staff_of_shop').on(table.shopId),
  ],
);
