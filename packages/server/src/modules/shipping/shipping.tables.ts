import type { LogisticsStatus } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { editVersion, id, moment as maybeMoment } from '../../kernel/db/columns.ts';
import type { FreightRate, FreightTemplate } from './freight/freight.rules.ts';
import type { WaybillRequest } from './waybills/waybills.port.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    shopperId: bigint('shopper_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    districtCode: text('district_code').notNull(),
    detail: text('detail').notNull(),
    /** `home`, `work`, `school` or the shopper's own word. */
    label: text('label'),
    isDefault: boolean('is_default').notNull(),
    changedAt: moment('changed_at'),
  },
  (table) => [
    index('addresses_of_shopper').on(table.shopperId, table.isDefault, table.id),
    /** Who else lives there. */
    index('addresses_by_place').on(table.districtCode, table.detail),
    uniqueIndex('addresses_one_default').on(table.shopperId).where(sql`${table.isDefault}`),
  ],
);

export const freightTemplates = pgTable(
  'freight_templates',
  {
    id: id(),
    version: editVersion(),
    shopId: bigint('shop_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<FreightTemplate['kind']>().notNull(),
    rates: jsonb('rates').$type<FreightRate[]>().notNull(),
    freeOverCents: bigint('free_over_cents', { mode: 'number' }),
    noDelivery: text('no_delivery').array().notNull(),
  },
  (table) => [index('freight_templates_of_shop').on(table.shopId, table.id)],
);

/** Carriers that the operator added to those every market knows. */
export const addedCarriers = pgTable('added_carriers', {
  code: text('code').primaryKey(),
  version: editVersion(),
  zh: text('zh').notNull(),
  en: text('en').notNull(),
  aliases: text('aliases').array().notNull(),
  phone: text('phone').notNull(),
  /** What its numbers look like: `#` is a digit, `@` a capital letter, all else itself; empty for the usual ones. */
  numberForms: text('number_forms').array().notNull(),
});

/** A parcel on its way. */
export const parcels = pgTable('parcels', {
  id: id(),
  reference: text('reference').notNull().unique('parcels_reference_once'),
  carrierCode: text('carrier_code').notNull(),
  trackingNo: text('tracking_no').notNull(),
  fromCity: text('from_city').notNull(),
  toDistrictCode: text('to_district_code').notNull(),
  /** Some carriers tell of a parcel only to who knows its receiver's number. */
  toMobile: text('to_mobile').notNull().default(''),
  sentAt: moment('sent_at'),
});

/** `at` in milliseconds. */
export type TrackedStep = { status: LogisticsStatus; at: number; text: { zh: string; en: string } };

/** What a tracking service last told of a parcel, in its own order, and when it was asked. */
export const parcelTracks = pgTable('parcel_tracks', {
  parcelId: bigint('parcel_id', { mode: 'number' })
    .primaryKey()
    .references(() => parcels.id),
  steps: jsonb('steps').$type<TrackedStep[]>().notNull(),
  askedAt: moment('asked_at'),
});

/** Carriers shops may not send by, and regions nothing is delivered to: what the operator has switched off. */
export const shippingClosures = pgTable(
  'shipping_closures',
  { kind: text('kind', { enum: ['carrier', 'region'] }).notNull(), code: text('code').notNull() },
  (table) => [primaryKey({ name: 'shipping_closures_once', columns: [table.kind, table.code] })],
);

/** What a shop has agreed with a carrier: by it the carrier gives numbers for waybills. At most one for each carrier. */
export const waybillAccounts = pgTable(
  'waybill_accounts',
  {
    id: id(),
    version: editVersion(),
    shopId: bigint('shop_id', { mode: 'number' }).notNull(),
    carrierCode: text('carrier_code').notNull(),
    partnerId: text('partner_id').notNull(),
    /** The account's password, sealed; null where the carrier asks for none. */
    sealedKey: text('sealed_key'),
    /** The carrier's branch that collects. */
    net: text('net').notNull(),
    /** The label's look, as the provider numbers it. */
    template: text('template').notNull(),
    senderName: text('sender_name').notNull(),
    senderMobile: text('sender_mobile').notNull(),
    senderDistrictCode: text('sender_district_code').notNull(),
    senderDetail: text('sender_detail').notNull(),
    /** It orders nothing any more; what it ordered is still cancelled by it. */
    removedAt: maybeMoment('removed_at'),
  },
  (table) => [
    uniqueIndex('waybill_accounts_once')
      .on(table.shopId, table.carrierCode)
      .where(sql`${table.removedAt} is null`),
  ],
);

/**
 * `asked`: written before the provider is asked. `abandoned`: not wanted any more, and to be cancelled where the provider gave a number.
 * `uncancelled`: the provider refused to cancel it.
 */
export type WaybillState = 'asked' | 'issued' | 'refused' | 'abandoned' | 'cancelled' | 'uncancelled';

/** A carrier's number ordered for a parcel, with its label. */
export const waybills = pgTable(
  'waybills',
  {
    id: id(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Counts the numbers asked for the order; by order and attempt the provider gives one number once. */
    attempt: integer('attempt').notNull(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => waybillAccounts.id),
    carrierCode: text('carrier_code').notNull(),
    state: text('state').$type<WaybillState>().notNull(),
    request: jsonb('request').$type<WaybillRequest>().notNull(),
    trackingNo: text('tracking_no'),
    /** The order's number with the carrier, by which some cancel. */
    carrierOrderNo: text('carrier_order_no').notNull().default(''),
    labelUrl: text('label_url').notNull().default(''),
    /** What kind of picture the kept label is; none while it was not fetched. */
    labelType: text('label_type'),
    parcelId: bigint('parcel_id', { mode: 'number' }),
    askedAt: moment('asked_at'),
    /** When one that is not to stay is given up, or this is tried again. */
    dueAt: maybeMoment('due_at'),
    attempts: integer('tries').notNull().default(0),
  },
  (table) => [
    uniqueIndex('waybills_attempt_once').on(table.orderId, table.attempt),
    uniqueIndex('waybills_one_asked').on(table.orderId).where(sql`${table.state} = 'asked'`),
    index('waybills_of_parcel').on(table.parcelId).where(sql`${table.parcelId} is not null`),
    index('waybills_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);
