import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';
import { platformStaff } from '../../identity/platform-staff/platform-staff.tables.ts';

/** The members of staff who do not want to see the list of first steps any more. */
export const hiddenFirstSteps = pgTable('hidden_first_steps', {
  staffId: bigint('staff_id', { mode: 'number' })
    .primaryKey()
    .references(() => platformStaff.id),
  hiddenAt: moment('hidden_at').notNull(),
});
