import type { BilledKind, PayChannel, Repair, RepairWay } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../kernel/db/columns.ts';

/** What staff do about money that is not where it should be; one at most waits for a second person. */
export const ledgerRepairs = pgTable(
  'ledger_repairs',
  {
    id: id(),
    /** What is repaired, and which one. */
    kind: text('kind').$type<Repair['kind']>().notNull().default('difference'),
    subjectId: bigint('difference_id', { mode: 'number' }).notNull(),
    /** The payment, refund or payout it is about, and the day of the bill that lists it. */
    subject: text('subject').$type<BilledKind>().notNull().default('payment'),
    number: text('number').notNull().default(''),
    channel: text('channel').$type<PayChannel>().notNull().default('balance'),
    day: date('day', { mode: 'string' }),
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
    uniqueIndex('ledger_repairs_one_waiting')
      .on(table.kind, table.subjectId)
      .where(sql`${table.state} = 'waiting'`),
    index('ledger_repairs_of_subject').on(table.kind, table.subjectId),
    index('ledger_repairs_by_state').on(table.state, table.id),
  ],
);
