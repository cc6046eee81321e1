import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kernel/db/columns.ts';

/** What the market keeps of what a shop sells, of a category or both, from a moment on. Rows are only added. */
export const feeRates = pgTable(
  'fee_rates',
  {
    id: id(),
    shopId: bigint('shop_id', { mode: 'number' }),
    categoryId: bigint('category_id', { mode: 'number' }),
    /** Null where no rate of its own holds from then on. */
    basisPoints: integer('basis_points'),
    startsAt: moment('starts_at').notNull(),
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('fee_rates_of_shop').on(table.shopId, table.id),
    check('fee_rates_of_something', sql`coalesce(${table.shopId}, ${table.categoryId}) is not null`),
    check('fee_rates_within', sql`${table.basisPoints} between 0 and 5000`),
  ],
);
