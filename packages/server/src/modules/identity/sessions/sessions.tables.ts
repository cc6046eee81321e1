import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';
import { devices } from '../devices/devices.tables.ts';

/** One login of a shopper, of a shop's staff or of the platform's. The token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull(),
    kind: text({ enum: ['shopper', 'seller', 'platform'] }).notNull(),
    /** The shopper, or the member of staff. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    ip: text().notNull(),
    /** The browser it was opened in, in its own words. */
    agent: text().notNull().default(''),
    openedAt: moment('opened_at').notNull(),
    /** The device it was opened on, where the client sends one. */
    deviceId: bigint('device_id', { mode: 'number' }).references(() => devices.id, { onDelete: 'set null' }),
    /** Written at most once an hour. */
    seenAt: moment('seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When its holder last proved who they are, by real time; null before that was kept. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    uniqueIndex('sessions_token_unique').on(table.tokenHash),
    index('sessions_of_subject').on(table.kind, table.subjectId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_of_device').on(table.deviceId),
    check('sessions_kind_known', sql`${table.kind} in ('shopper', 'seller', 'platform')`),
  ],
);
