import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents } from '../../../kernel/db/columns.ts';

const shopId = () => bigint('shop_id', { mode: 'number' }).notNull();

/**
 * What a shop sold on each day of the market's time zone: of the orders placed on it, how many and by how many people;
 * of those paid on it, how many, by how many, for how much that was not given back, and how many gave money back.
 */
export const salesDays = pgTable(
  'sales_days',
  {
    shopId: shopId(),
    day: date().notNull(),
    placed: integer().notNull(),
    placers: integer().notNull(),
    orders: integer().notNull(),
    buyers: integer().notNull(),
    cents: cents('cents').notNull(),
    refunded: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'sales_days_once', columns: [table.shopId, table.day] }),
    index('sales_days_by_day').on(table.day),
  ],
);

/** What the paid orders of a day are divided by. */
export type SalesPart = 'kind' | 'source' | 'province';

/** The paid orders of a shop's day by how they were bought, where their buyers came from and where they go. */
export const salesDayParts = pgTable(
  'sales_day_parts',
  {
    shopId: shopId(),
    day: date().notNull(),
    part: text().$type<SalesPart>().notNull(),
    name: text().notNull(),
    orders: integer().notNull(),
    buyers: integer().notNull(),
    cents: cents('cents').notNull(),
  },
  (table) => [
    primaryKey({ name: 'sales_day_parts_once', columns: [table.shopId, table.part, table.day, table.name] }),
    index('sales_day_parts_by_day').on(table.part, table.day),
  ],
);

/** What each product sold on a day; what was closed again or went back did not sell. */
export const goodsSalesDays = pgTable(
  'goods_sales_days',
  {
    shopId: shopId(),
    day: date().notNull(),
    goodsId: bigint('goods_id', { mode: 'number' }).notNull(),
    orders: integer().notNull(),
    pieces: integer().notNull(),
    cents: cents('cents').notNull(),
  },
  (table) => [
    primaryKey({ name: 'goods_sales_days_once', columns: [table.shopId, table.day, table.goodsId] }),
  ],
);

/** Days of shops that are to be summed up anew, as an order of them changed. */
export const staleSalesDays = pgTable(
  'stale_sales_days',
  { shopId: shopId(), day: date().notNull() },
  (table) => [primaryKey({ name: 'stale_sales_days_once', columns: [table.shopId, table.day] })],
);
