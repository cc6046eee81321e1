import type { Adjustment } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kernel/db/columns.ts';
import type { OwnerKind } from '../owner.rules.ts';

/** Money the platform gives to somebody, or takes back below zero. */
export const adjustments = pgTable(
  'wallet_adjustments',
  {
    id: id(),
    ownerKind: text('owner_kind').$type<OwnerKind>().notNull(),
    ownerId: bigint('owner_id', { mode: 'number' }).notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<Adjustment['state']>().notNull(),
    askedBy: bigint('asked_by', { mode: 'number' }).notNull(),
    /** The second person; null where one is enough. */
    approvedBy: bigint('approved_by', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('wallet_adjustments_by_state').on(table.state, table.id),
    check('wallet_adjustments_move_something', sql`${table.amountCents} <> 0`),
  ],
);
