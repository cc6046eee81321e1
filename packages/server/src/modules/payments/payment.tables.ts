import type { BillType, PayChannel, PaymentFindingKind } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment } from '../../kernel/db/columns.ts';
import type { PayableKind } from './paying/payables.ts';
import type { PaymentMove, PaymentState } from './payment.states.ts';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull();

export const payments = pgTable(
  'payments',
  {
    id: id(),
    paymentNo: text('payment_no').notNull().unique('payments_number_once'),
    payerId: bigint('payer_id', { mode: 'number' }).notNull(),
    /** The payer's Idempotency-Key; a closed payment has given it back. */
    key: text('key'),
    /** What kind of thing is paid, and which one: `trade`, its number. */
    payableKind: text('payable_kind').$type<PayableKind>().notNull(),
    reference: text('reference').notNull(),
    /** What the payer's bills call it. */
    bill: text('bill').$type<BillType>().notNull().default('pay'),
    channel: text('channel').$type<PayChannel>().notNull(),
    /** The openid of the payer inside WeChat's browser; empty outside of it. */
    openid: text('openid').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    amountCents: cents('amount_cents'),
    /** What came in where it was not what was asked, and is held until an operator sees to it. */
    heldCents: bigint('held_cents', { mode: 'number' }),
    /** What opens the channel's page or app. */
    params: jsonb('params').$type<Record<string, string>>(),
    /** The channel's own number of the payment. */
    channelNo: text('channel_no'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    nextQueryAt: moment('next_query_at').notNull(),
    queries: integer('queries').notNull().default(0),
    queriedAt: moment('queried_at'),
    paidAt: moment('paid_at'),
  },
  (table) => [
    unique('payments_key_once').on(table.payerId, table.key),
    uniqueIndex('payments_one_pending')
      .on(table.payableKind, table.reference, table.channel, table.openid)
      .where(sql`${table.state} = 'pending'`),
    index('payments_of_reference').on(table.payableKind, table.reference),
    index('payments_query_due').on(table.channel, table.nextQueryAt).where(sql`${table.state} = 'pending'`),
    check('payments_amount_positive', sql`${table.amountCents} > 0`),
  ],
);

/** Money on its way back through the channel it came by. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id(),
    refundNo: text('refund_no').notNull().unique('payment_refunds_number_once'),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .unique('payment_refunds_once')
      .references(() => payments.id),
    reason: text('reason').notNull(),
    state: text('state').$type<'pending' | 'done' | 'failed'>().notNull(),
    nextAttemptAt: moment('next_try_at').notNull(),
    attempts: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [index('payment_refunds_due').on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`)],
);

/** One row per move of a payment. */
export const paymentLog = pgTable(
  'payment_log',
  {
    id: id(),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    move: text('move').$type<PaymentMove>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('payment_log_of_payment').on(table.paymentId, table.id)],
);

/** What a channel told that cannot be: an operator sees to it, and says how. */
export const paymentFindings = pgTable(
  'payment_findings',
  {
    id: id(),
    kind: text('kind').$type<PaymentFindingKind>().notNull(),
    channel: text('channel').$type<PayChannel>().notNull(),
    /** The number of the payment or refund, as the channel told it. */
    subjectNo: text('subject_no').notNull(),
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
    expected: text('expected').notNull(),
    got: text('got').notNull(),
    foundAt: moment('found_at').notNull(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: bigint('resolved_by', { mode: 'number' }),
    note: text('note').notNull().default(''),
    /** Whether the money was sent back, or sent again, by the resolution. */
    isSent: boolean('is_sent').notNull().default(false),
  },
  (table) => [
    uniqueIndex('payment_findings_open_once')
      .on(table.kind, table.subjectNo)
      .where(sql`${table.resolvedAt} is null`),
    index('payment_findings_newest').on(table.id.desc()),
  ],
);
