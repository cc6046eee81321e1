import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** One movement of money; a trigger refuses every change and removal. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull().unique('ledger_transfers_key_once'),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('ledger_transfers_of_reference').on(table.reference)],
);

/** The lines of a transfer; a trigger refuses every change and removal. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transferId: bigint('transfer_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransfers.id),
    line: smallint('line').notNull(),
    account: text('account').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.line] }),
    index('ledger_entries_of_account').on(table.account, table.transferId),
    check('ledger_entries_move_something', sql`${table.cents} <> 0`),
  ],
);

/**
 * What a shopper's or a shop's account holds, kept beside its entries so that spending is one conditional
 * update. The platform's and external accounts have no row here: every order would wait for it.
 */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    account: text('account').primaryKey(),
    balanceCents: bigint('balance_cents', { mode: 'number' }).notNull(),
  },
  (table) => [check('ledger_balances_never_negative', sql`${table.balanceCents} >= 0`)],
);
