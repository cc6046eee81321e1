import type { BillType } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/db/columns.ts';

/** One movement of money; a trigger refuses every change and removal. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull().unique('ledger_transfers_key_once'),
    kind: text('kind').$type<BillType>().notNull(),
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
    /** The last entry of the account's chain: its number, moment and hash. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    movedAt: moment('moved_at').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [check('ledger_balances_never_negative', sql`${table.balanceCents} >= 0`)],
);

/**
 * What happened to a shopper's or shop's account, one entry after the other, each with a hash over the one before;
 * written by the statement that moves the balance. A payment through a channel moves no balance and is noted with
 * 0 cents. `moved_at` never goes back within an account. A trigger refuses every change and removal.
 */
export const ledgerChain = pgTable(
  'ledger_chain',
  {
    account: text('account').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    transferId: bigint('transfer_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransfers.id),
    /** The transfer's, so that bills of one kind are read off an index. */
    kind: text('kind').$type<BillType>().notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    balanceCents: bigint('balance_cents', { mode: 'number' }).notNull(),
    movedAt: moment('moved_at').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.seq] }),
    index('ledger_chain_by_kind').on(table.account, table.kind, table.seq),
    index('ledger_chain_by_time').on(table.account, table.movedAt),
  ],
);

/**
 * Transfers that are not yet in `ledger_sums`, each added by a trigger as it is booked. They are folded by
 * taking them from here and adding them there in one transaction, so that the two together are all entries at any
 * moment, in any order in which their transactions end.
 */
export const ledgerTail = pgTable('ledger_tail', {
  transferId: bigint('transfer_id', { mode: 'number' }).primaryKey(),
});

/** How much a fund moved on each day; a fund is an account of the market, or all people's of one kind. */
export const ledgerSums = pgTable(
  'ledger_sums',
  {
    /** `platform:escrow`, `external:wechat`, `shopper:available`. */
    fund: text('fund').notNull(),
    /** Of the market's time zone when it was folded. */
    day: date('day', { mode: 'string' }).notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    entries: bigint('entries', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fund, table.day] })],
);
