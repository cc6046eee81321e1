import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** How far the demo market's clock was moved forward: one row, or none. */
export const clock = pgTable('clock', {
  id: integer().primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});
