import type { BillType, PayChannel, PaymentFindingKind } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, id, moment } from '../../kernel/db/columns.ts';
import type { PayableKind } from './paying/payables.ts';
import type { PaymentMove, PaymentState } from './payment.states.ts';
import type { PayoutState } from './payouts/payout.states.ts';
import type { PayoutKind } from './payouts/payout-outcomes.ts';
import type { RefundState } from './refunds/refund.states.ts';
import type { RefundFailure, RefundKind, RefundSource } from './refunds/refund-outcomes.ts';

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
    amountCents: cents('amount_cents').notNull(),
    /** What came in where it was not what was asked, and is held until an operator sees to it. */
    heldCents: cents('held_cents'),
    /** What went back of it, or is on its way; never more than came in. */
    refundCents: cents('refund_cents').notNull().default(0),
    /** What opens the channel's page or app. */
    params: jsonb('params').$type<Record<string, string>>(),
    /** The channel's own number of the payment. */
    channelNo: text('channel_no'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    nextAttemptAt: moment('next_query_at').notNull(),
    attempts: integer('queries').notNull().default(0),
    queriedAt: moment('queried_at'),
    paidAt: moment('paid_at'),
  },
  (table) => [
    unique('payments_key_once').on(table.payerId, table.key),
    uniqueIndex('payments_one_pending')
      .on(table.payableKind, table.reference, table.channel, table.openid)
      .where(sql`${table.state} = 'pending'`),
    index('payments_of_reference').on(table.payableKind, table.reference),
    index('payments_held').on(table.id).where(sql`${table.state} = 'held'`),
    index('payments_paid').on(table.channel, table.paidAt).where(sql`${table.paidAt} is not null`),
    index('payments_query_due').on(table.channel, table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    check('payments_amount_positive', sql`${table.amountCents} > 0`),
    check(
      'payments_refunds_within_amount',
      sql`${table.refundCents} between 0 and coalesce(${table.heldCents}, ${table.amountCents})`,
    ),
  ],
);

/** Money on its way back through the channel it came by; of one payment there may be several. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id(),
    refundNo: text('refund_no').notNull().unique('payment_refunds_number_once'),
    /** Its number at the channel: another one than `refund_no` after the channel gave it up and it was sent again. */
    sentNo: text('sent_no').notNull().unique('payment_refunds_sent_number_once'),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** Who is told what becomes of it; empty where payments itself gives the whole payment back. */
    kind: text('kind').$type<RefundKind>(),
    cents: cents('cents').notNull(),
    /** The accounts its money leaves once the channel gave it back. */
    from: jsonb('from').$type<RefundSource[]>().notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** Why the channel did not give it back. */
    failure: text('failure').$type<RefundFailure>(),
    nextAttemptAt: moment('next_try_at').notNull(),
    attempts: integer('tries').notNull().default(0),
    /** Since when the channel has it: from then on it is asked after instead of sent. */
    acceptedAt: moment('accepted_at'),
    createdAt: moment('created_at').notNull(),
    /** Since when the channel may take its time: later than `created_at` where it was sent again after it failed. */
    sentAt: moment('sent_at').notNull(),
    doneAt: moment('done_at'),
    /** The days on whose bills the channel listed it, once those were compared: its money, and that it was asked for. */
    billedOn: date('billed_on', { mode: 'string' }),
    tradeBilledOn: date('trade_billed_on', { mode: 'string' }),
  },
  (table) => [
    index('payment_refunds_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
    index('payment_refunds_unbilled')
      .on(table.doneAt)
      .where(sql`${table.state} = 'done' and (${table.billedOn} is null or ${table.tradeBilledOn} is null)`),
    index('payment_refunds_due').on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    index('payment_refunds_of_payment').on(table.paymentId),
    check('payment_refunds_amount_positive', sql`${table.cents} > 0`),
  ],
);

/** Money on its way to a person through a channel: a withdrawal. */
export const paymentPayouts = pgTable(
  'payment_payouts',
  {
    id: id(),
    /** Its number here and at the channel, by which it is paid once, however often it is sent. */
    outNo: text('out_no').notNull().unique('payment_payouts_number_once'),
    /** Who is told what becomes of it. */
    kind: text('kind').$type<PayoutKind>().notNull(),
    channel: text('channel').$type<PayChannel>().notNull(),
    openid: text('openid').notNull(),
    cents: cents('cents').notNull(),
    title: text('title').notNull(),
    state: text('state').$type<PayoutState>().notNull(),
    /** What the channel refused it with; it has failed when the channel does not have it some time later either. */
    refusal: text('refusal'),
    /** Why it failed, in the channel's word. */
    failure: text('failure'),
    /** The channel's own number of it. */
    reference: text('reference'),
    /** What opens the channel's page on which the person takes the money, while it waits for them. */
    confirmParams: jsonb('confirm_params').$type<Record<string, string>>(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    /** The day on whose bill the channel listed it, once that was compared. */
    billedOn: date('billed_on', { mode: 'string' }),
  },
  (table) => [
    index('payment_payouts_unbilled')
      .on(table.channel, table.endedAt)
      .where(sql`${table.state} = 'done' and ${table.billedOn} is null`),
    index('payment_payouts_due')
      .on(table.channel, table.nextAttemptAt)
      .where(sql`${table.state} = 'pending'`),
    check('payment_payouts_amount_positive', sql`${table.cents} > 0`),
  ],
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
