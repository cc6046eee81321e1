import { bigint, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/db/columns.ts';

/** The newest code of a number for a purpose; a new one takes its place. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mobile: text().notNull(),
    event: text({ enum: ['login', 'register', 'resetpwd', 'mobile', 'paypwd', 'close'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('sms_codes_one_per_purpose').on(table.mobile, table.event),
    index('sms_codes_expiry').on(table.expiresAt),
  ],
);

/** How many codes a number was sent on a day of the platform's time zone. */
export const smsDays = pgTable(
  'sms_days',
  {
    mobile: text().notNull(),
    day: date().notNull(),
    sent: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'sms_days_one_per_mobile', columns: [table.mobile, table.day] })],
);
