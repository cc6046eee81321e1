import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** That this database holds the demo market, and whether it was made to the end: one row, or none. */
export const demoMark = pgTable('demo_mark', {
  id: integer().primaryKey(),
  begunAt: moment('begun_at').notNull(),
  madeAt: moment('made_at'),
});
