import type { VideoState } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';

/** A film that somebody uploads, until a post shows it and after. */
export const videos = pgTable(
  'videos',
  {
    /** Drawn by chance: the address that it is uploaded to ends with it. */
    id: text().primaryKey(),
    /** Of the author it may be published by: see `people/author-key.rules.ts`. */
    ownerKey: bigint('owner_key', { mode: 'number' }).notNull(),
    state: text().$type<VideoState>().notNull(),
    /** Of what goes on now, of ten thousand. */
    progress: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** The key of the message that says why it failed. */
    failure: text().notNull().default(''),
    seconds: integer(),
    width: integer(),
    height: integer(),
    url: text().notNull().default(''),
    cover: text().notNull().default(''),
    /** Until then a node is at it. */
    claimedUntil: moment('claimed_until'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('videos_of_owner').on(table.ownerKey, table.createdAt),
    index('videos_to_process').on(table.changedAt).where(sql`${table.state} = 'processing'`),
    index('videos_unfinished').on(table.changedAt).where(sql`${table.state} <> 'ready'`),
    check('videos_state_known', sql`${table.state} in ('uploading', 'processing', 'ready', 'failed')`),
    check(
      'videos_ready_whole',
      sql`${table.state} <> 'ready' or (${table.url} <> '' and ${table.seconds} is not null and ${table.width} is not null and ${table.height} is not null)`,
    ),
  ],
);
