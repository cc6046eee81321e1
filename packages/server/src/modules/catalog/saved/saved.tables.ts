/** What people keep of goods, and how often goods are looked at. */
import { bigint, date, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { shoppers } from '../../identity/shoppers/shoppers.tables.ts';
import { shops } from '../../shops/shops.tables.ts';
import { goods } from '../catalog.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();
const shopperId = () => reference('shopper_id').references(() => shoppers.id);
const goodsId = () => reference('goods_id').references(() => goods.id);

/** The shop is copied here: it counts its new favourites by day. */
export const favourites = pgTable(
  'favourites',
  {
    shopperId: shopperId(),
    goodsId: goodsId(),
    shopId: reference('shop_id').references(() => shops.id),
    createdAt: moment('created_at'),
  },
  (table) => [
    primaryKey({ name: 'favourites_once', columns: [table.shopperId, table.goodsId] }),
    index('favourites_of_shopper').on(table.shopperId, table.createdAt, table.goodsId),
    index('favourites_of_shop').on(table.shopId, table.createdAt),
  ],
);

/** A goods somebody looked at on a day, and when they last did. */
export const footprints = pgTable(
  'footprints',
  { shopperId: shopperId(), day: date().notNull(), goodsId: goodsId(), seenAt: moment('seen_at') },
  (table) => [
    primaryKey({ name: 'footprints_once_a_day', columns: [table.shopperId, table.day, table.goodsId] }),
    index('footprints_of_shopper').on(table.shopperId, table.seenAt, table.goodsId),
  ],
);

/** How often a goods was looked at on a day. */
export const goodsDays = pgTable(
  'goods_days',
  { goodsId: goodsId(), day: date().notNull(), visits: integer().notNull() },
  (table) => [primaryKey({ name: 'goods_days_once', columns: [table.goodsId, table.day] })],
);
