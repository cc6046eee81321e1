import { bigint, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { shoppers } from '../../identity/shoppers/shoppers.tables.ts';
import { shops } from '../shops.tables.ts';

/** Who follows which shop. How many follow one is counted on the shop, in the same transaction. */
export const shopFollows = pgTable(
  'shop_follows',
  {
    shopId: bigint('shop_id', { mode: 'number' })
      .notNull()
      .references(() => shops.id),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'shop_follows_once', columns: [table.shopId, table.shopperId] }),
    index('shop_follows_of_shopper').on(table.shopperId, table.createdAt, table.shopId),
    index('shop_follows_of_shop').on(table.shopId, table.createdAt, table.shopperId),
  ],
);
