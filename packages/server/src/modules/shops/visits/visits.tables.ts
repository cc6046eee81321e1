import type { VisitSource } from '@chengji/contract';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { shops } from '../shops.tables.ts';
import type { VisitStep } from './visit-counter.ts';

const shopId = () =>
  bigint('shop_id', { mode: 'number' })
    .notNull()
    .references(() => shops.id);

/** How often a shop or one of its goods was looked at on a day; how many people did, how many saw goods and how many wanted some. */
export const shopDays = pgTable(
  'shop_days',
  {
    shopId: shopId(),
    day: date().notNull(),
    visits: integer().notNull(),
    visitors: integer().notNull(),
    viewers: integer().notNull().default(0),
    carters: integer().notNull().default(0),
  },
  (table) => [primaryKey({ name: 'shop_days_once', columns: [table.shopId, table.day] })],
);

/** How many people came to a shop on a day from where, by their first look. */
export const shopSourceDays = pgTable(
  'shop_source_days',
  {
    shopId: shopId(),
    day: date().notNull(),
    source: text().$type<VisitSource>().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'shop_source_days_once', columns: [table.shopId, table.day, table.source] }),
  ],
);

/** Who was counted at each step in a shop on a day, and where they came from; forgotten when the next day is over. */
export const shopVisitors = pgTable(
  'shop_visitors',
  {
    shopId: shopId(),
    day: date().notNull(),
    visitor: text().notNull(),
    step: text().$type<VisitStep>().notNull().default('visit'),
    source: text().$type<VisitSource>().notNull().default('other'),
  },
  (table) => [
    primaryKey({ name: 'shop_visitors_once', columns: [table.shopId, table.day, table.visitor, table.step] }),
    index('shop_visitors_by_day').on(table.day),
  ],
);
