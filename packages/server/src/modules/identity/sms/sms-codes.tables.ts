import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';

/** The newest code that somebody asked for, for a number and a purpose; a new one takes its place. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mobile: text().notNull(),
    event: text({
      enum: ['login', 'register', 'resetpwd', 'mobile', 'paypwd', 'close', 'confirm', 'staff'],
    }).notNull(),
    /** The device, as a hash, or the address it was asked for from. */
    askedBy: text('asked_by').notNull().default(''),
    codeHash: text('code_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Wrong guesses of the requester, and of everybody else. */
    wrongAttempts: integer('wrong_tries').notNull().default(0),
    wrongElsewhere: integer('wrong_elsewhere').notNull().default(0),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('sms_codes_one_per_purpose').on(table.mobile, table.event, table.askedBy),
    index('sms_codes_expiry').on(table.expiresAt),
  ],
);

/** How many codes were sent in a stretch of time: to a number, from an address, by the market. */
export const smsCounts = pgTable(
  'sms_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    count: integer().notNull(),
    allowed: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [uniqueIndex('sms_counts_one_per_key').on(table.key), index('sms_counts_end').on(table.endsAt)],
);
