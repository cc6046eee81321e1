import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';
import { shoppers } from '../shoppers/shoppers.tables.ts';

/** A shopper's move to another number; the number they left is told. */
export const mobileChanges = pgTable(
  'mobile_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id),
    before: text().notNull(),
    after: text().notNull(),
    at: moment('at').notNull(),
    /** When the number that was left is to be told; null once it is. */
    tellAt: moment('tell_at'),
  },
  (table) => [
    index('mobile_changes_of_shopper').on(table.shopperId),
    index('mobile_changes_to_tell').on(table.tellAt).where(sql`${table.tellAt} is not null`),
  ],
);
