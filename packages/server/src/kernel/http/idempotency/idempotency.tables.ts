import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The first answer to a call under a key, for every repeat of it. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    inputHash: text('input_hash').notNull(),
    /** The answer's data as JSON; null only while the first call is under way. */
    answer: text(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.call, table.key] }),
    index('idempotency_keys_by_time').on(table.createdAt),
  ],
);
