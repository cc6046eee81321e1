import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FreightRate, FreightTemplate } from './freight.rules.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
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
    isDefault: boolean('is_default').notNull(),
    changedAt: moment('changed_at'),
  },
  (table) => [
    index('addresses_of_shopper').on(table.shopperId, table.isDefault.desc(), table.id.desc()),
    uniqueIndex('addresses_one_default').on(table.shopperId).where(sql`${table.isDefault}`),
  ],
);

export const freightTemplates = pgTable(
  'freight_templates',
  {
    id: id(),
    shopId: bigint('shop_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<FreightTemplate['kind']>().notNull(),
    rates: jsonb('rates').$type<FreightRate[]>().notNull(),
    freeOverCents: bigint('free_over_cents', { mode: 'number' }),
    noDelivery: text('no_delivery').array().notNull(),
  },
  (table) => [index('freight_templates_of_shop').on(table.shopId, table.id)],
);

/** A parcel on its way. */
export const parcels = pgTable('parcels', {
  id: id(),
  reference: text('reference').notNull().unique('parcels_reference_once'),
  carrierCode: text('carrier_code').notNull(),
  trackingNo: text('tracking_no').notNull(),
  fromCity: text('from_city').notNull(),
  toDistrictCode: text('to_district_code').notNull(),
  sentAt: moment('sent_at'),
});
