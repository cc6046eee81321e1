import type { EarningState, SharedKind } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { cents, id, moment } from '../../kernel/db/columns.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';
import { orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shops.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' });
const person = (name: string) =>
  reference(name)
    .notNull()
    .references(() => shoppers.id);

/** What somebody brings others by. */
export const referralCodes = pgTable('referral_codes', {
  shopperId: person('shopper_id').primaryKey(),
  code: text('code').notNull().unique('referral_codes_once'),
});

/**
 * Who brought whom, for ever. `secondId` brought the referrer: it was settled before, as only somebody new is bound.
 */
export const referralBindings = pgTable(
  'referral_bindings',
  {
    id: id(),
    shopperId: person('shopper_id').unique('referral_bindings_once'),
    referrerId: person('referrer_id'),
    secondId: reference('second_id').references(() => shoppers.id),
    boundAt: moment('bound_at').notNull(),
  },
  (table) => [
    index('referral_bindings_of_referrer').on(table.referrerId, table.id),
    index('referral_bindings_of_second').on(table.secondId, table.id).where(sql`second_id is not null`),
    check('referral_bindings_never_oneself', sql`${table.shopperId} <> ${table.referrerId}`),
    check('referral_bindings_no_ring', sql`${table.shopperId} is distinct from ${table.secondId}`),
  ],
);

/** Orders whose earnings were worked out as they were paid: once each, also where they earn nobody anything. */
export const referralOrders = pgTable('referral_orders', {
  orderId: reference('order_id')
    .primaryKey()
    .references(() => orders.id),
});

/** What an order of `buyerId` earns `earnerId`, by the rate pinned to the order. */
export const referralEarnings = pgTable(
  'referral_earnings',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id),
    earnerId: person('earner_id'),
    buyerId: person('buyer_id'),
    level: integer('level').notNull(),
    basisPoints: integer('basis_points').notNull(),
    /** Paid for goods at first, and what of it did not go back. */
    paidCents: cents('paid_cents').notNull(),
    goodsCents: cents('goods_cents').notNull(),
    cents: cents('cents').notNull(),
    state: text('state').$type<EarningState>().notNull(),
    paidAt: moment('paid_at').notNull(),
    creditedAt: moment('credited_at'),
  },
  (table) => [
    unique('referral_earnings_once').on(table.orderId, table.level),
    index('referral_earnings_of_earner').on(table.earnerId, table.id),
    index('referral_earnings_of_buyer').on(table.buyerId, table.earnerId),
    index('referral_earnings_withheld').on(table.earnerId).where(sql`state = 'withheld'`),
    index('referral_earnings_credited').on(table.creditedAt).where(sql`credited_at is not null`),
    check('referral_earnings_two_levels', sql`${table.level} in (1, 2)`),
    check('referral_earnings_never_oneself', sql`${table.earnerId} <> ${table.buyerId}`),
    check(
      'referral_earnings_within_what_was_paid',
      sql`${table.goodsCents} between 0 and ${table.paidCents}`,
    ),
    check('referral_earnings_not_negative', sql`${table.cents} between 0 and ${table.goodsCents}`),
    check(
      'referral_earnings_credited_with_time',
      sql`(${table.state} = 'credited') = (${table.creditedAt} is not null)`,
    ),
  ],
);

/** A referrer with sums that move with their bindings and earnings; its row is held where one of them changes. */
export const referrers = pgTable(
  'referrers',
  {
    shopperId: person('shopper_id').primaryKey(),
    first: integer('first_people').notNull().default(0),
    second: integer('second_people').notNull().default(0),
    salesCents: cents('sales_cents').notNull().default(0),
    expectedCents: cents('expected_cents').notNull().default(0),
    withheldCents: cents('withheld_cents').notNull().default(0),
    creditedCents: cents('credited_cents').notNull().default(0),
    blockedAt: moment('blocked_at'),
    blockedReason: text('blocked_reason').notNull().default(''),
  },
  (table) => [
    index('referrers_by_earnings').on(
      sql`(${table.expectedCents} + ${table.withheldCents} + ${table.creditedCents}) desc`,
      table.shopperId,
    ),
    index('referrers_blocked').on(table.blockedAt).where(sql`blocked_at is not null`),
  ],
);

/** Shops whose orders earn nobody anything. */
export const referralLeftOut = pgTable('referral_left_out', {
  shopId: reference('shop_id')
    .primaryKey()
    .references(() => shops.id),
  since: moment('since').notNull(),
});

/** Two of one referrer's people, or one of them and the referrer, who share what two people seldom do. */
export const referralSuspicions = pgTable(
  'referral_suspicions',
  {
    headId: person('head_id'),
    kind: text('kind').$type<SharedKind>().notNull(),
    /** The smaller id of the two. */
    shopperId: person('shopper_id'),
    otherId: person('other_id'),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.headId, table.kind, table.shopperId, table.otherId] }),
    check('referral_suspicions_in_order', sql`${table.shopperId} < ${table.otherId}`),
  ],
);
