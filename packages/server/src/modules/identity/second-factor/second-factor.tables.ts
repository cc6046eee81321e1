import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';

const staffKinds = ['seller', 'platform'] as const;
const staff = {
  kind: text({ enum: staffKinds }).notNull(),
  staffId: bigint('staff_id', { mode: 'number' }).notNull(),
};

/** The second factor of a member of staff. Both secrets are sealed; the pending one waits for its first code. */
export const secondFactors = pgTable(
  'second_factors',
  {
    ...staff,
    secret: text(),
    pendingSecret: text('pending_secret'),
    enrolledAt: moment('enrolled_at'),
    /** The time step of the last code that was accepted: no code counts twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'second_factors_one_each', columns: [table.kind, table.staffId] }),
    check('second_factors_kind_known', sql`${table.kind} in ('seller', 'platform')`),
    check(
      'second_factors_enrolled_with_secret',
      sql`(${table.secret} is null) = (${table.enrolledAt} is null)`,
    ),
  ],
);

/** What stands in for a lost authenticator; the codes themselves are never stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { ...staff, codeHash: text('code_hash').notNull(), usedAt: moment('used_at') },
  (table) => [
    primaryKey({ name: 'recovery_codes_once', columns: [table.kind, table.staffId, table.codeHash] }),
  ],
);

/** A login whose password was right and whose second step is due. All of it is real time. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    ...staff,
    /** It enrols a second factor and does nothing else. */
    mustEnrol: boolean('must_enrol').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('login_tickets_of_staff').on(table.kind, table.staffId),
    index('login_tickets_expiry').on(table.expiresAt),
  ],
);
