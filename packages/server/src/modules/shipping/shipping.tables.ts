import type { LogisticsStatus } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { editVersion, id } from '../../kernel/db/columns.ts';
import type { FreightRate, FreightTemplate } from './freight/freight.rules.ts';

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
