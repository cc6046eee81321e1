import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** That this database holds the demo market, and since when: one row, or none. */
export const demoMark = pgTable('demo_mark', {
  id: integer().primaryKey(),
  madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
});
