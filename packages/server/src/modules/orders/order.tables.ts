import type {
  CloseReason,
  OrderFilters,
  OrderFlag,
  OrderState,
  PayChannel,
  PurchaseKind,
  ShopCloseReason,
  VisitSource,
} from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, id, moment } from '../../kernel/db/columns.ts';
import type { TradeState } from './lifecycle/trade.states.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * Distinguishes the numbers that were given out within one second.
 * @public Read by the tool that makes migrations.
 */
export const tradeNumbers = pgSequence('trade_numbers');

/** Orders placed by one checkout, paid as a whole. */
export const trades = pgTable(
  'trades',
  {
    id: id(),
    tradeNo: text('trade_no').notNull().unique('trades_number_once'),
    shopperId: reference('shopper_id'),
    state: text('state').$type<TradeState>().notNull(),
    payableCents: cents('payable_cents').notNull(),
    paymentNo: text('payment_no'),
    channel: text('channel').$type<PayChannel>(),
    placedAt: moment('placed_at').notNull(),
    closeDueAt: moment('close_due_at').notNull(),
  },
  (table) => [
    index('trades_of_shopper').on(table.shopperId, table.placedAt),
    index('trades_close_due').on(table.closeDueAt).where(sql`${table.state} = 'open'`),
    check('trades_payable_not_negative', sql`${table.payableCents} >= 0`),
  ],
);

/** The rules in force when an order was placed, the commission when it was paid; later changes do not reach it. */
export type PinnedRules = {
  autoReceiveDays: number;
  extendDays: number;
  autoCommentDays: number;
  shipWithinHours: number;
  commissionBasisPoints: number;
  afterSaleDays: number;
  /** What it earns those who brought its buyer; none for orders placed before there was referral. */
  referral?: { first: number; second: number };
};

export type AddressSnapshot = {
  name: string;
  mobile: string;
  area: string;
  detail: string;
  districtCode: string;
};

export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNo: text('order_no').notNull().unique('orders_number_once'),
    tradeId: reference('trade_id').references(() => trades.id),
    shopperId: reference('shopper_id'),
    shopId: reference('shop_id'),
    kind: text('kind').$type<PurchaseKind>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    goodsCents: cents('goods_cents').notNull(),
    freightCents: cents('freight_cents').notNull(),
    discountCents: cents('discount_cents').notNull(),
    payableCents: cents('payable_cents').notNull(),
    /** What of the discount the market pays for. */
    platformDiscountCents: cents('platform_discount_cents').notNull().default(0),
    /** What of the discount its shop took off the price before it was paid. */
    reducedCents: cents('reduced_cents').notNull().default(0),
    /** What of the payable went back to the buyer, or is on its way there. */
    returnedCents: cents('returned_cents').notNull().default(0),
    /** What of the returned money was freight. */
    freightReturnedCents: cents('freight_returned_cents').notNull().default(0),
    /** What of the market's part of the discount it does not pay after all, as that was refunded. */
    promotionReturnedCents: cents('promotion_returned_cents').notNull().default(0),
    /** How many refunds of its lines have not ended. */
    openRefunds: integer('open_refunds').notNull().default(0),
    pinned: jsonb('pinned').$type<PinnedRules>().notNull(),
    address: jsonb('address').$type<AddressSnapshot>().notNull(),
    remark: text('remark').notNull(),
    channel: text('channel').$type<PayChannel>(),
    parcelId: bigint('parcel_id', { mode: 'number' }),
    closeReason: text('close_reason').$type<CloseReason>(),
    /** Why its shop closed it, and what it wrote to the buyer. */
    shopCloseReason: text('shop_close_reason').$type<ShopCloseReason>(),
    closeNote: text('close_note').notNull().default(''),
    /** Where its buyer came to the shop from, when known. */
    source: text('source').$type<VisitSource>(),
    /** A colour its shop's staff mark it with. */
    flag: text('flag').$type<OrderFlag>(),
    isExtended: boolean('is_extended').notNull().default(false),
    placedAt: moment('placed_at').notNull(),
    closeDueAt: moment('close_due_at').notNull(),
    paidAt: moment('paid_at'),
    shipDueAt: moment('ship_due_at'),
    shippedAt: moment('shipped_at'),
    receiveDueAt: moment('receive_due_at'),
    /** Since when its timers stand still, as a refund is open; the state it is in began no later. */
    pausedAt: moment('receive_paused_at'),
    receivedAt: moment('received_at'),
    commentDueAt: moment('comment_due_at'),
    completedAt: moment('completed_at'),
    /** When the shop's income of a completed order is its own to withdraw, and when it became so. */
    releaseDueAt: moment('release_due_at'),
    releasedAt: moment('released_at'),
    closedAt: moment('closed_at'),
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('orders_of_shopper').on(table.shopperId, table.id),
    index('orders_of_shopper_by_state').on(table.shopperId, table.state, table.id),
    index('orders_of_shop_by_state').on(table.shopId, table.state, table.id),
    /** A part of a number is looked for among the shop's numbers alone, off this index. */
    index('orders_of_shop_by_number').on(table.shopId, table.orderNo, table.id),
    index('orders_of_shop_by_phone').on(table.shopId, sql`right(${table.address}->>'mobile', 4)`),
    /** The whole market's, for its operator. */
    index('orders_by_state').on(table.state, table.id),
    index('orders_by_phone').on(sql`right(${table.address}->>'mobile', 4)`),
    index('orders_by_receiver').on(sql`(${table.address}->>'name')`),
    /** Days and months of a shop. */
    index('orders_of_shop_placed').on(table.shopId, table.placedAt),
    index('orders_of_shop_paid')
      .on(table.shopId, table.paidAt, table.shopperId)
      .where(sql`${table.paidAt} is not null`),
    index('orders_of_shop_flagged')
      .on(table.shopId, table.flag, table.id)
      .where(sql`${table.flag} is not null`),
    index('orders_of_trade').on(table.tradeId),
    index('orders_receive_due').on(table.receiveDueAt).where(sql`${table.state} = 'shipped'`),
    /** Days and periods of the whole market: rows come in the order of time, so this costs next to nothing. */
    index('orders_by_time').using('brin', table.placedAt, table.paidAt),
    index('orders_release_due').on(table.releaseDueAt).where(sql`${table.releasedAt} is null`),
    index('orders_comment_due').on(table.commentDueAt).where(sql`${table.state} = 'pending_review'`),
    check(
      'orders_promotion_returned_within',
      sql`${table.promotionReturnedCents} between 0 and ${table.platformDiscountCents}`,
    ),
    check(
      'orders_reduced_within_discount',
      sql`${table.reducedCents} between 0 and ${table.discountCents} - ${table.platformDiscountCents}`,
    ),
    check('orders_open_refunds_counted', sql`${table.openRefunds} >= 0`),
    check('orders_returned_within_payable', sql`${table.returnedCents} between 0 and ${table.payableCents}`),
    check(
      'orders_payable_adds_up',
      sql`${table.payableCents} = ${table.goodsCents} + ${table.freightCents} - ${table.discountCents}`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: reference('order_id').references(() => orders.id),
    goodsId: reference('goods_id'),
    skuId: reference('sku_id'),
    title: text('title').notNull(),
    titleEn: text('title_en').notNull(),
    image: text('image').notNull(),
    values: text('values').array().notNull(),
    valuesEn: text('values_en').array().notNull().default([]),
    priceCents: cents('price_cents').notNull(),
    number: integer('number').notNull(),
    sumCents: cents('sum_cents').notNull(),
    discountCents: cents('discount_cents').notNull(),
    platformDiscountCents: cents('platform_discount_cents').notNull().default(0),
    /** What of the discount is the shop's reduction of the order's price. */
    reducedCents: cents('reduced_cents').notNull().default(0),
    /** What of its payment went back to the buyer, by the shop, by its team or by the market's goodwill. */
    returnedCents: cents('returned_cents').notNull().default(0),
    promotionReturnedCents: cents('promotion_returned_cents').notNull().default(0),
    /** What of the returned money was the market's own. */
    goodwillCents: cents('goodwill_cents').notNull().default(0),
    /** What the market keeps of it where that is not what it keeps of the order. */
    commissionBasisPoints: integer('commission_basis_points'),
    /** The pieces whose money went back whole, or that were sent back. */
    returnedNumber: integer('returned_number').notNull().default(0),
    /** Of the returned pieces, those that had not been sent. */
    returnedUnsent: integer('returned_unsent').notNull().default(0),
    /** The pieces that were sent, and when the last of them were. */
    shippedNumber: integer('shipped_number').notNull().default(0),
    shippedAt: moment('shipped_at'),
    reviewedAt: moment('reviewed_at'),
  },
  (table) => [
    index('order_lines_of_order').on(table.orderId),
    check(
      'order_lines_reduced_within_discount',
      sql`${table.reducedCents} between 0 and ${table.discountCents} - ${table.platformDiscountCents}`,
    ),
    check(
      'order_lines_returned_within',
      sql`${table.returnedCents} between 0 and ${table.sumCents} - ${table.discountCents}`,
    ),
    check(
      'order_lines_promotion_returned_within',
      sql`${table.promotionReturnedCents} between 0 and ${table.platformDiscountCents}`,
    ),
    check('order_lines_pieces_returned_within', sql`${table.returnedNumber} between 0 and ${table.number}`),
    check(
      'order_lines_sent_within',
      sql`${table.shippedNumber} >= 0 and ${table.returnedUnsent} between 0 and ${table.returnedNumber} and ${table.shippedNumber} + ${table.returnedUnsent} <= ${table.number}`,
    ),
    check('order_lines_sum_adds_up', sql`${table.sumCents} = ${table.priceCents} * ${table.number}`),
  ],
);

/** Pieces of a line that were sent at once; their parcel, unless no carrier brings them. */
export const sentPieces = pgTable(
  'order_sent_pieces',
  {
    id: id(),
    orderId: reference('order_id').references(() => orders.id),
    lineId: reference('line_id').references(() => orderLines.id),
    number: integer('number').notNull(),
    parcelId: bigint('parcel_id', { mode: 'number' }),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('order_sent_pieces_of_order').on(table.orderId, table.id),
    index('order_sent_pieces_of_parcel').on(table.parcelId).where(sql`${table.parcelId} is not null`),
    check('order_sent_pieces_some', sql`${table.number} > 0`),
  ],
);

/** One row per move of an order: who did what, when. */
export const orderLog = pgTable(
  'order_log',
  {
    id: id(),
    orderId: reference('order_id').references(() => orders.id),
    event: text('event').notNull(),
    by: text('by').$type<'shopper' | 'seller' | 'system' | 'platform'>().notNull(),
    byId: bigint('by_id', { mode: 'number' }),
    /** What the one who did it said of it, or what it was before and after. */
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [index('order_log_of_order').on(table.orderId, table.id)],
);

/** What a shop's staff tell each other about an order; its buyer never sees it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: reference('order_id').references(() => orders.id),
    staffId: reference('staff_id'),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('order_notes_of_order').on(table.orderId, table.id)],
);

/** Filters of the list of orders that a member of staff keeps under a name. */
export const orderViews = pgTable(
  'order_views',
  {
    id: id(),
    staffId: reference('staff_id'),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<OrderFilters>().notNull(),
  },
  (table) => [uniqueIndex('order_views_name_once').on(table.staffId, table.name)],
);
