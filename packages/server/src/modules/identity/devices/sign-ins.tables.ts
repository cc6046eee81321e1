import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';
import { shoppers } from '../shoppers/shoppers.tables.ts';

/** Who came into a shopper's account, or tried to; the person sees it. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id),
    outcome: text({ enum: ['signed_in', 'wrong_password'] }).notNull(),
    isNewDevice: boolean('is_new_device').notNull(),
    ip: text().notNull(),
    agent: text().notNull(),
    at: moment('at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_ins_of_shopper').on(table.shopperId, table.id),
    index('sign_ins_expiry').on(table.expiresAt),
  ],
);
