import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The settings that were changed; one that never was has its default and no row. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  version: integer().notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  changedBy: bigint('changed_by', { mode: 'number' }),
});
