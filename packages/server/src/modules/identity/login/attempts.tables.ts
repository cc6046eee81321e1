import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Guesses of a password that were not taken back by a right one. Each guess puts `forgottenAt` off, so a
 * key whose guesses are used up is locked until then.
 */
export const attempts = pgTable(
  'tries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What is guessed at and from where, such as `shopper anna from 10.0.0.1`. */
    key: text().notNull(),
    count: integer().notNull(),
    allowed: integer().notNull(),
    forgottenAt: timestamp('forgotten_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex('tries_one_per_key').on(table.key), index('tries_forgotten').on(table.forgottenAt)],
);
