import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';
import { shoppers } from '../shoppers/shoppers.tables.ts';

/** A change of a shopper's mobile; the old number is notified. */
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
    /** When the old number is to be notified; null once it was. */
    notifyAt: moment('tell_at'),
  },
  (table) => [
    index('mobile_changes_of_shopper').on(table.shopperId),
    index('mobile_changes_to_tell').on(table.notifyAt).where(sql`${table.notifyAt} is not null`),
  ],
);
