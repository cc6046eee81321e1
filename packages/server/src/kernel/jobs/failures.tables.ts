import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, moment } from '../db/columns.ts';

/** Deadlines that could not be met so far, with the time of the next attempt; shared by all nodes. */
export const deadlineFailures = pgTable(
  'deadline_failures',
  {
    id: id(),
    /** The kind: `orders.close_unpaid`. */
    job: text().notNull(),
    /** Whose deadline it is: the id its kind lists. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    dueAt: moment('due_at').notNull(),
    attempts: integer().notNull(),
    failedAt: moment('failed_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** In words that name no person, and by which the log has the rest. */
    lastError: text('last_error').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    unique('deadline_failures_once').on(table.job, table.subjectId),
    index('deadline_failures_due').on(table.job, table.nextAttemptAt),
  ],
);
