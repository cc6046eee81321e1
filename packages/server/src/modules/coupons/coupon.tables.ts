import type { CardState, CouponScope, CouponType } from '@chengji/contract';
import type { Cents } from '@chengji/contract/money';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { cents, editVersion } from '../../kernel/db/columns.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';
import { shops } from '../shops/shops.tables.ts';
import type { Terms } from './coupon.types.ts';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const reference = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What may be received, of a shop or, without one, of the market. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    version: editVersion(),
    shopId: reference('shop_id').references(() => shops.id),
    type: text().$type<CouponType>().notNull(),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    amountCents: cents('amount_cents').$type<Cents>(),
    percent: integer(),
    capCents: cents('cap_cents').$type<Cents>(),
    leastSpendCents: cents('least_spend_cents').$type<Cents>().notNull(),
    scope: text().$type<CouponScope>().notNull(),
    scopeIds: bigint('scope_ids', { mode: 'number' }).array().notNull(),
    scopeNames: jsonb('scope_names').$type<Terms['scopeNames']>().notNull(),
    level: integer(),
    /** What a card of it costs; null is nothing. */
    points: integer(),
    total: integer().notNull(),
    received: integer().notNull().default(0),
    perPerson: integer('per_person').notNull(),
    /** Either so many days from receipt, or from one date to another. */
    validDays: integer('valid_days'),
    validFrom: moment('valid_from'),
    validTo: moment('valid_to'),
    receiveFrom: moment('receive_from').notNull(),
    receiveTo: moment('receive_to'),
    /** From then on nobody receives it: what ends first of receiving and being valid. */
    endsAt: moment('ends_at').generatedAlwaysAs(sql`least(receive_to, valid_to)`),
    isDraft: boolean('is_draft').notNull(),
    stoppedAt: moment('stopped_at'),
    stopReason: text('stop_reason'),
    /** Its shop is suspended: it comes back with the shop. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('coupons_of_shop').on(table.shopId, table.id),
    index('coupons_shown')
      .on(table.shopId, table.endsAt)
      .where(sql`not is_draft and stopped_at is null and not is_withheld`),
    check('coupons_points_above_zero', sql`${table.points} > 0`),
    check('coupons_received_within_total', sql`${table.received} between 0 and ${table.total}`),
    check('coupons_valid_one_way', sql`(${table.validDays} is null) = (${table.validTo} is not null)`),
  ],
);

/** A shopper's copy of a coupon, with the terms it was received under. */
export const cards = pgTable(
  'cards',
  {
    id: id(),
    couponId: reference('coupon_id')
      .notNull()
      .references(() => coupons.id),
    shopperId: reference('shopper_id')
      .notNull()
      .references(() => shoppers.id),
    shopId: reference('shop_id').references(() => shops.id),
    terms: jsonb().$type<Terms>().notNull(),
    /** An unused one whose time is over is as good as expired before its deadline has fired. */
    state: text().$type<CardState>().notNull(),
    validFrom: moment('valid_from').notNull(),
    validTo: moment('valid_to').notNull(),
    /** When its holder is told that it soon expires; null where that was done, or it was too short. */
    remindAt: moment('remind_at'),
    receivedAt: moment('received_at').notNull(),
    usedAt: moment('used_at'),
    orderId: reference('order_id'),
  },
  (table) => [
    index('cards_of_shopper').on(table.shopperId, table.state, table.validTo, table.id),
    index('cards_of_coupon').on(table.couponId, table.shopperId),
    index('cards_expire_due').on(table.validTo).where(sql`state = 'unused'`),
    index('cards_remind_due').on(table.remindAt).where(sql`state = 'unused' and remind_at is not null`),
    check('cards_used_with_time', sql`(${table.state} = 'used') = (${table.usedAt} is not null)`),
  ],
);

/** What a card took off an order. A market's card may be shared by all orders of a trade. */
export const cardUses = pgTable(
  'card_uses',
  {
    cardId: reference('card_id')
      .notNull()
      .references(() => cards.id),
    orderId: reference('order_id').notNull(),
    couponId: reference('coupon_id').notNull(),
    cents: cents('cents').$type<Cents>().notNull(),
    /** What the order cost its buyer. */
    orderCents: cents('order_cents').$type<Cents>().notNull(),
    usedAt: moment('used_at').notNull(),
    /** The order was closed, and the card has nothing to do with it any more. */
    returnedAt: moment('returned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.orderId] }),
    index('card_uses_of_order').on(table.orderId),
    index('card_uses_of_coupon').on(table.couponId).where(sql`returned_at is null`),
    check('card_uses_not_negative', sql`${table.cents} >= 0`),
  ],
);
