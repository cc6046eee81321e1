import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/db/columns.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';

/**
 * A notice to a person, as a sentence's key and its parameters: it is written out in the language of
 * its reader. `source` is what happened; each person gets one notice of it.
 */
export const notices = pgTable(
  'notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id),
    kind: text({ enum: ['logistics', 'notify', 'system'] }).notNull(),
    sentence: text().notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    /** The page it opens, and of what. */
    modules: text().notNull(),
    modulesId: bigint('modules_id', { mode: 'number' }),
    source: text().notNull(),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('notices_once_per_source').on(table.shopperId, table.source),
    index('notices_of_kind').on(table.shopperId, table.kind, table.id),
    index('notices_unread').on(table.shopperId, table.kind).where(sql`${table.readAt} is null`),
    check('notices_kind_known', sql`${table.kind} in ('logistics', 'notify', 'system')`),
  ],
);
