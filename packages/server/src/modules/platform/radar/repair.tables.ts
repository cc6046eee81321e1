import type { Repair, RepairWay } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kernel/db/columns.ts';

/** What somebody does about a difference of a channel's bill; one counts for a difference, unless it was dropped. */
export const ledgerRepairs = pgTable(
  'ledger_repairs',
  {
    id: id(),
    differenceId: bigint('difference_id', { mode: 'number' }).notNull(),
    way: text('way').$type<RepairWay>().notNull(),
    /** How much it moves; below zero where it leaves. */
    cents: bigint('cents', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<Repair['state']>().notNull(),
    askedBy: bigint('asked_by', { mode: 'number' }).notNull(),
    /** The second person; null where one is enough. */
    approvedBy: bigint('approved_by', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('ledger_repairs_one_of_difference')
      .on(table.differenceId)
      .where(sql`${table.state} <> 'dropped'`),
    index('ledger_repairs_by_state').on(table.state, table.id),
  ],
);
