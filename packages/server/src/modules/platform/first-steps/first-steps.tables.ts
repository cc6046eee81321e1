import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';
import { platformStaff } from '../../identity/platform-staff/platform-staff.tables.ts';
import { shopStaff } from '../../shops/shops.tables.ts';

/** The members of staff who do not want to see the list of first steps any more. */
export const hiddenFirstSteps = pgTable('hidden_first_steps', {
  staffId: bigint('staff_id', { mode: 'number' })
    .primaryKey()
    .references(() => platformStaff.id),
  hiddenAt: moment('hidden_at').notNull(),
});

/** The same of shops. */
export const hiddenShopFirstSteps = pgTable('hidden_shop_first_steps', {
  staffId: bigint('staff_id', { mode: 'number' })
    .primaryKey()
    .references(() => shopStaff.id),
  hiddenAt: moment('hidden_at').notNull(),
});
