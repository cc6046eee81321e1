import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kernel/db/columns.ts';

/** Checks of the whole ledger that staff asked for; one at most is under way. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: id(),
    state: text('state').$type<'running' | 'done'>().notNull().default('running'),
    startedBy: bigint('started_by', { mode: 'number' }).notNull(),
    startedAt: moment('started_at').notNull(),
    /** When a node begins with it; later while one is at it, in case that one dies. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    endedAt: moment('ended_at'),
    entries: bigint('entries', { mode: 'number' }).notNull().default(0),
    /** The first that was found; empty where there is none. */
    imbalance: text('imbalance').notNull().default(''),
  },
  (table) => [
    uniqueIndex('ledger_checks_one_running').on(table.state).where(sql`${table.state} = 'running'`),
  ],
);
