import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * An event on its way to one of its listeners: written with what it tells of, gone in the transaction of
 * the listener that handled it.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    event: text().notNull(),
    listener: text().notNull(),
    payload: jsonb().notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true, precision: 3 }).notNull(),
    failures: integer().notNull().default(0),
    /** By the database's own clock: the wait after a failure is real time. */
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index('outbox_due').on(table.dueAt, table.id)],
);
