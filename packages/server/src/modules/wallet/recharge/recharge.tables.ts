import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kernel/db/columns.ts';
import type { RechargeState } from './recharge.states.ts';

/** Money a shopper pays in. Their Idempotency-Key names it, so that a repeat is the same recharge. */
export const recharges = pgTable(
  'recharges',
  {
    id: id(),
    rechargeNo: text('recharge_no').notNull().unique('recharges_number_once'),
    shopperId: bigint('shopper_id', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    state: text('state').$type<RechargeState>().notNull(),
    createdAt: moment('created_at').notNull(),
    closeDueAt: moment('close_due_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    unique('recharges_key_once').on(table.shopperId, table.key),
    index('recharges_close_due').on(table.closeDueAt).where(sql`${table.state} = 'open'`),
    check('recharges_amount_positive', sql`${table.amountCents} > 0`),
  ],
);
