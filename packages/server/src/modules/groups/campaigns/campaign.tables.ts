import type { CampaignKind } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, editVersion, moment } from '../../../kernel/db/columns.ts';
import { goods, skus } from '../../catalog/catalog.tables.ts';
import { shoppers } from '../../identity/shoppers/shoppers.tables.ts';
import { shops } from '../../shops/shops.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * A goods sold to teams. From its first team on (`startedAt`) kind, goods, sizes and prices stand, so that a
 * team pins them by naming its campaign. An `open` one is coming, running or past its end, as the clock says;
 * `over` makes room for the next campaign of its goods.
 */
export const campaigns = pgTable(
  'campaigns',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    version: editVersion(),
    shopId: reference('shop_id').references(() => shops.id),
    goodsId: reference('goods_id').references(() => goods.id),
    kind: text().$type<CampaignKind>().notNull(),
    state: text().$type<'draft' | 'open' | 'over' | 'stopped'>().notNull(),
    /** People wanted at each tier, rising; an ordinary campaign has one tier. */
    sizes: integer().array().notNull(),
    /** What its cheapest sku costs at each tier. */
    fromCents: cents('from_cents').array().notNull(),
    hours: integer().notNull(),
    perPerson: integer('per_person'),
    stock: integer(),
    autoForm: boolean('auto_form').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** When its first team opened. */
    startedAt: moment('started_at'),
    /** Pieces of orders that live: held or paid, neither closed nor failed. */
    claimed: integer().notNull().default(0),
    /** Pieces sold to teams that formed. */
    formed: integer().notNull().default(0),
    stopReason: text('stop_reason'),
    stoppedAt: moment('stopped_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Copied from its goods, for lists to search and filter by; `categoryIds` is the path of its category. */
    title: text().notNull().default(''),
    titleEn: text('title_en').notNull().default(''),
    categoryIds: bigint('category_ids', { mode: 'number' }).array().notNull().default([]),
    isOnSale: boolean('is_on_sale').notNull().default(true),
  },
  (table) => [
    uniqueIndex('campaigns_goods_once').on(table.goodsId).where(sql`${table.state} = 'open'`),
    index('campaigns_of_shop').on(table.shopId, table.id),
    index('campaigns_by_formed').on(table.kind, table.formed, table.id).where(sql`${table.state} = 'open'`),
    index('campaigns_of_category').using('gin', table.categoryIds).where(sql`${table.state} = 'open'`),
    index('campaigns_end_due').on(table.endsAt).where(sql`${table.state} = 'open'`),
    index('campaigns_of_goods').on(table.goodsId),
    check('campaigns_claimed_not_negative', sql`${table.claimed} >= 0`),
  ],
);

/** What each sku costs at each tier, in the order of the campaign's sizes. */
export const campaignSkus = pgTable(
  'campaign_skus',
  {
    campaignId: reference('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    skuId: reference('sku_id').references(() => skus.id),
    pricesCents: cents('prices_cents').array().notNull(),
    /** What a piece costs the shop; no buyer sees it. */
    costCents: cents('cost_cents'),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.skuId] })],
);

/** Pieces of a person's living orders of a campaign. */
export const campaignBuyers = pgTable(
  'campaign_buyers',
  {
    campaignId: reference('campaign_id').references(() => campaigns.id),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    pieces: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.shopperId] }),
    check('campaign_buyers_pieces_not_negative', sql`${table.pieces} >= 0`),
  ],
);
