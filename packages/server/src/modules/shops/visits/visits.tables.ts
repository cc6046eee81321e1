import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { shops } from '../shops.tables.ts';

const shopId = () =>
  bigint('shop_id', { mode: 'number' })
    .notNull()
    .references(() => shops.id);

/** How often a shop or one of its goods was looked at on a day, and by how many people. */
export const shopDays = pgTable(
  'shop_days',
  {
    shopId: shopId(),
    day: date().notNull(),
    visits: integer().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'shop_days_once', columns: [table.shopId, table.day] })],
);

/** Who was counted as a visitor of a shop on a day; forgotten when the day is over. */
export const shopVisitors = pgTable(
  'shop_visitors',
  { shopId: shopId(), day: date().notNull(), visitor: text().notNull() },
  (table) => [
    primaryKey({ name: 'shop_visitors_once', columns: [table.shopId, table.day, table.visitor] }),
    index('shop_visitors_by_day').on(table.day),
  ],
);
