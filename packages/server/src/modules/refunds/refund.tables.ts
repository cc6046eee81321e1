import type { Received, RefundBearer, RefundKind, RefundLogRow, RefundState } from '@chengji/contract';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, id, moment } from '../../kernel/db/columns.ts';
import type { PinnedRefundRules, ReturnAddressSnapshot } from './refund.rules.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What a buyer wants back of an order line. The rules and the reason are as they were when it was applied for. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    refundNo: text('refund_no').notNull().unique('refunds_number_once'),
    orderId: reference('order_id'),
    orderNo: text('order_no').notNull(),
    lineId: reference('line_id'),
    shopperId: reference('shopper_id'),
    shopId: reference('shop_id'),
    kind: text('kind').$type<RefundKind>().notNull(),
    received: text('received').$type<Received>().notNull(),
    reasonCode: text('reason_code').notNull(),
    reasonZh: text('reason_zh').notNull(),
    reasonEn: text('reason_en').notNull(),
    isShopsFault: boolean('is_shops_fault').notNull(),
    content: text('content').notNull(),
    images: text('images').array().notNull(),
    number: integer('number').notNull(),
    askedCents: cents('asked_cents').notNull(),
    /** Whether it asks for all that is left of its line, which nothing else changes while it is open. */
    takesAll: boolean('takes_all').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** When the state changes by itself; null where it does not. */
    dueAt: moment('due_at'),
    pinned: jsonb('pinned').$type<PinnedRefundRules>().notNull(),
    submissions: integer('submissions').notNull().default(1),
    /** Of the shop, newest first; null while it rejected nothing. */
    rejectReason: text('reject_reason'),
    rejectImages: text('reject_images').array(),
    broughtAt: moment('brought_at'),
    verdict: text('verdict').$type<'refund' | 'no'>(),
    decidedCents: cents('decided_cents'),
    decidedReturn: boolean('decided_return'),
    decisionReason: text('decision_reason'),
    borneBy: text('borne_by').$type<RefundBearer>().notNull().default('shop'),
    returnAddress: jsonb('return_address').$type<ReturnAddressSnapshot>(),
    parcelId: bigint('parcel_id', { mode: 'number' }),
    sentAt: moment('sent_at'),
    /** What goes back, and what of it is freight; null until the money moves. */
    returnedCents: cents('returned_cents'),
    freightCents: cents('freight_cents'),
    /** Where it goes back to. */
    channel: text('channel').notNull(),
    failure: text('failure').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    movedAt: moment('moved_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('refunds_one_open_of_line')
      .on(table.lineId)
      .where(sql`${table.state} not in ('completed', 'closed')`),
    index('refunds_of_line').on(table.lineId, table.id),
    index('refunds_of_order').on(table.orderId),
    index('refunds_of_shopper').on(table.shopperId, table.id),
    index('refunds_of_shop_by_state').on(table.shopId, table.state, table.id),
    index('refunds_by_state').on(table.state, table.dueAt, table.id),
    index('refunds_by_reason_decided')
      .on(table.reasonCode, table.endedAt)
      .where(sql`${table.verdict} is not null`),
    index('refunds_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('refunds_asked_not_negative', sql`${table.askedCents} >= 0`),
    check('refunds_number_positive', sql`${table.number} > 0`),
  ],
);

/** One row per step and per word said, by whom. */
export const refundLog = pgTable(
  'refund_log',
  {
    id: id(),
    refundId: reference('refund_id').references(() => refunds.id),
    event: text('event').$type<RefundLogRow['event']>().notNull(),
    by: text('by').$type<RefundLogRow['by']>().notNull(),
    byId: bigint('by_id', { mode: 'number' }),
    content: text('content').notNull().default(''),
    images: text('images').array().notNull().default([]),
    cents: cents('cents'),
    at: moment('at').notNull(),
  },
  (table) => [index('refund_log_of_refund').on(table.refundId, table.id)],
);

/** Where a shop takes goods back. */
export const returnAddresses = pgTable(
  'return_addresses',
  {
    id: id(),
    shopId: reference('shop_id'),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    districtCode: text('district_code').notNull(),
    detail: text('detail').notNull(),
    isDefault: boolean('is_default').notNull(),
  },
  (table) => [
    index('return_addresses_of_shop').on(table.shopId),
    uniqueIndex('return_addresses_one_default').on(table.shopId).where(sql`${table.isDefault}`),
  ],
);
