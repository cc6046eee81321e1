import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';

/** A device that has logged in to an account. Its secret itself is never stored. */
export const devices = pgTable(
  'devices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['shopper', 'seller', 'platform'] }).notNull(),
    /** The shopper, or the member of staff. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    tokenHash: text('token_hash').notNull(),
    knownSince: moment('known_since').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('devices_one_per_subject').on(table.kind, table.subjectId, table.tokenHash),
    /** Who else uses a device. */
    index('devices_by_token').on(table.tokenHash),
    index('devices_expiry').on(table.expiresAt),
    check('devices_kind_known', sql`${table.kind} in ('shopper', 'seller', 'platform')`),
  ],
);
