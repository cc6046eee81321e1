import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';

/** A person who buys. `passwordHash` is null for one who only ever logged in by mobile. */
export const shoppers = pgTable(
  'shoppers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    nickname: text().notNull(),
    mobile: text().notNull(),
    avatar: text().notNull().default(''),
    level: integer().notNull().default(1),
    gender: text({ enum: ['unknown', 'male', 'female'] })
      .notNull()
      .default('unknown'),
    birthday: date(),
    bio: text().notNull().default(''),
    state: text({ enum: ['active', 'frozen', 'closed'] })
      .notNull()
      .default('active'),
    /** What the platform froze it for. */
    freezeReason: text('freeze_reason').notNull().default(''),
    passwordHash: text('password_hash'),
    payPasswordHash: text('pay_password_hash'),
    loginAt: moment('login_at'),
    previousLoginAt: moment('previous_login_at'),
    loginIp: text('login_ip').notNull().default(''),
    joinedAt: moment('joined_at').notNull(),
    /** After a change of mobile: until when the balance and the payment password are held. */
    heldUntil: moment('held_until'),
    /** Until then they write nothing that others see, as the platform decided. */
    silencedUntil: moment('silenced_until'),
    /** When the account is closed for good, as its holder asked; until then they may change their mind. */
    closesAt: moment('closes_at'),
  },
  (table) => [
    uniqueIndex('shoppers_username_unique').on(sql`lower(${table.username})`),
    uniqueIndex('shoppers_mobile_unique').on(table.mobile),
    index('shoppers_closing').on(table.closesAt).where(sql`${table.closesAt} is not null`),
    check('shoppers_state_known', sql`${table.state} in ('active', 'frozen', 'closed')`),
  ],
);
