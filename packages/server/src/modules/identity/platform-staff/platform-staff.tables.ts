import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { editVersion } from '../../../kernel/db/columns.ts';

/** The operator's people. What a role may do is in `platform-staff.rules.ts`. */
export const platformStaff = pgTable(
  'platform_staff',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    version: editVersion(),
    account: text().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    joinedAt: timestamp('joined_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex('platform_staff_account_unique').on(sql`lower(${table.account})`)],
);
