import type {
  BillDifference,
  BillDifferenceKind,
  BillDifferenceState,
  BilledKind,
  PayChannel,
} from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { cents, id, moment } from '../../../kernel/db/columns.ts';

const figure = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** What a channel lists of a day, and how much of it the ledger says too. Its lines are not kept. */
export const channelBills = pgTable(
  'channel_bills',
  {
    id: id(),
    channel: text('channel').$type<PayChannel>().notNull(),
    /** By the channel's own calendar. */
    day: date('day', { mode: 'string' }).notNull(),
    /** When it is fetched by itself; null once it was. */
    nextAttemptAt: moment('fetch_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Why it could not be fetched last, in the channel's word. */
    failure: text('failure').notNull().default(''),
    fetchedAt: moment('fetched_at'),
    tookMs: integer('took_ms').notNull().default(0),
    /** Payments, refunds and payouts as the channel lists them, and as they are booked here. */
    theirCount: figure('their_count'),
    theirCents: figure('their_cents'),
    ourCount: figure('our_count'),
    ourCents: figure('our_cents'),
    matchedCount: figure('matched_count'),
    /** Fees and everything else that moved there. */
    otherCount: figure('other_count'),
    otherCents: figure('other_cents'),
  },
  (table) => [
    unique('channel_bills_day_once').on(table.channel, table.day),
    index('channel_bills_due')
      .on(table.channel, table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
);

/** A number of which a channel's bill and the ledger do not say the same. */
export const billDifferences = pgTable(
  'channel_bill_differences',
  {
    id: id(),
    billId: bigint('bill_id', { mode: 'number' })
      .notNull()
      .references(() => channelBills.id),
    kind: text('kind').$type<BillDifferenceKind>().notNull(),
    subject: text('subject').$type<BilledKind>().notNull(),
    number: text('number').notNull(),
    channelNo: text('channel_no').notNull(),
    /** What moved at the channel, below 0 where it went out; null where that side has nothing. */
    ourCents: cents('our_cents'),
    theirCents: cents('their_cents'),
    /** As the trade bill lists it, which knows no payouts. */
    tradeCents: cents('trade_cents'),
    ourState: text('our_state').$type<BillDifference['our_state']>().notNull(),
    /** When it happened, as far as that is known. */
    happenedAt: moment('happened_at').notNull(),
    state: text('state').$type<BillDifferenceState>().notNull().default('open'),
  },
  (table) => [
    unique('channel_bill_differences_once').on(table.billId, table.subject, table.number),
    index('channel_bill_differences_of_number').on(table.subject, table.number),
    index('channel_bill_differences_unseen')
      .on(table.billId)
      .where(sql`${table.state} in ('open', 'waiting')`),
    check(
      'channel_bill_differences_of_something',
      sql`${table.ourCents} is not null or ${table.theirCents} is not null or ${table.tradeCents} is not null`,
    ),
  ],
);
