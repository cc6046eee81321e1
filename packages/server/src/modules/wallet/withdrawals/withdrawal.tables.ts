import type { CardType, PayChannel, PayoutMethod, Withdrawal } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, id, moment } from '../../../kernel/db/columns.ts';
import type { OwnerKind } from '../owner.rules.ts';
import type { WithdrawalStage } from './withdrawal.states.ts';

const owner = () => ({
  ownerKind: text('owner_kind').$type<OwnerKind>().notNull(),
  ownerId: bigint('owner_id', { mode: 'number' }).notNull(),
});

/** What is paid out of a wallet. Fee, approvals and the account it goes to are as they were when it was asked for. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    withdrawalNo: text('withdrawal_no').notNull().unique('withdrawals_number_once'),
    ...owner(),
    /** The asker's Idempotency-Key; null where the call keeps it. */
    key: text('key'),
    stage: text('stage').$type<WithdrawalStage>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    feeCents: cents('fee_cents').notNull(),
    /** The payout account it was asked for, which may be gone. */
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<PayoutMethod>().notNull(),
    bankCode: text('bank_code').notNull(),
    cardType: text('card_type').$type<CardType>(),
    sealed: text('sealed').notNull(),
    approvalsNeeded: integer('approvals_needed').notNull(),
    /** Rises when a payout failed: each attempt is approved and sent anew, under a number of its own. */
    attempt: integer('attempt').notNull().default(1),
    batchNo: text('batch_no'),
    /** By which it was sent; null where staff send it at the bank. */
    channel: text('channel').$type<PayChannel>(),
    /** The bank's own, or the channel's. */
    reference: text('reference'),
    /** Why the last payout did not arrive. */
    failure: text('failure').notNull().default(''),
    /** Why it was rejected. */
    reason: text('reason').notNull().default(''),
    /** The day of the market's calendar whose limit it counts for. */
    day: date('day').notNull(),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('withdrawals_key_once').on(table.ownerKind, table.ownerId, table.key),
    uniqueIndex('withdrawals_reference_once').on(table.kind, table.reference),
    index('withdrawals_of_owner').on(table.ownerKind, table.ownerId, table.id),
    index('withdrawals_by_stage').on(table.stage, table.id),
    index('withdrawals_of_batch').on(table.batchNo).where(sql`${table.batchNo} is not null`),
    check(
      'withdrawals_fee_within',
      sql`${table.feeCents} >= 0 and ${table.feeCents} <= ${table.amountCents}`,
    ),
  ],
);

/** Who approved which attempt. */
export const withdrawalApprovals = pgTable(
  'withdrawal_approvals',
  {
    withdrawalId: bigint('withdrawal_id', { mode: 'number' })
      .notNull()
      .references(() => withdrawals.id),
    attempt: integer('attempt').notNull(),
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    approvedAt: moment('approved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.withdrawalId, table.attempt, table.staffId] })],
);

/** One row per step, for the timeline. */
export const withdrawalLog = pgTable(
  'withdrawal_log',
  {
    id: id(),
    withdrawalId: bigint('withdrawal_id', { mode: 'number' })
      .notNull()
      .references(() => withdrawals.id),
    event: text('event').$type<Withdrawal['timeline'][number]['event']>().notNull(),
    note: text('note').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('withdrawal_log_of_withdrawal').on(table.withdrawalId, table.id)],
);

/** What an owner asked for on a day and was not rejected: one conditional row guards the day's limit. */
export const withdrawalDays = pgTable(
  'withdrawal_days',
  { ...owner(), day: date('day').notNull(), cents: cents('cents').notNull() },
  (table) => [
    primaryKey({ columns: [table.ownerKind, table.ownerId, table.day] }),
    check('withdrawal_days_never_negative', sql`${table.cents} >= 0`),
  ],
);
