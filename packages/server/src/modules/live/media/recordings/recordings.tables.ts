import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../../kernel/db/columns.ts';
import { lives } from '../../live.tables.ts';

/** A live that is recorded, until its replay is stored or given up. */
export const liveRecordings = pgTable(
  'live_recordings',
  {
    liveId: bigint('live_id', { mode: 'number' })
      .primaryKey()
      .references(() => lives.id, { onDelete: 'cascade' }),
    /** Until then a node is at it. */
    claimedUntil: moment('claimed_until'),
    failures: integer().notNull().default(0),
  },
  (table) => [index('live_recordings_claimed').on(table.claimedUntil)],
);

/** What was recorded of one connection of an encoder: one that was lost and came back makes another. */
export const liveParts = pgTable(
  'live_parts',
  {
    id: id(),
    liveId: bigint('live_id', { mode: 'number' })
      .notNull()
      .references(() => liveRecordings.liveId, { onDelete: 'cascade' }),
    /** The media server’s name for the connection. */
    client: text().notNull(),
    /** What SRS calls the file; empty for one of our own, which is named by the id. */
    file: text().notNull().default(''),
    startedAt: moment('started_at').notNull(),
    /** No more is written to it. */
    isWhole: boolean('is_whole').notNull().default(false),
  },
  (table) => [
    index('live_parts_of_live').on(table.liveId, table.startedAt, table.id),
    index('live_parts_open').on(table.client).where(sql`not ${table.isWhole}`),
  ],
);
