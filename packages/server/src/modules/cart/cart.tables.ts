import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { goods, skus } from '../catalog/catalog.tables.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';

/** A number of one sku that a shopper thinks of buying. `checked` is as the client last laid the line in. */
export const cartLines = pgTable(
  'cart_lines',
  {
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id),
    skuId: bigint('sku_id', { mode: 'number' })
      .notNull()
      .references(() => skus.id),
    goodsId: bigint('goods_id', { mode: 'number' })
      .notNull()
      .references(() => goods.id),
    number: integer().notNull(),
    /** What a piece cost then; null where that was not written down. */
    addedPriceCents: bigint('added_price_cents', { mode: 'number' }),
    checked: boolean().notNull().default(false),
    /** The post it was found in. */
    fromPostId: bigint('from_post_id', { mode: 'number' }),
    addedAt: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'cart_lines_once', columns: [table.shopperId, table.skuId] }),
    index('cart_lines_newest').on(table.shopperId, table.addedAt, table.skuId),
    check('cart_lines_number_in_bounds', sql`${table.number} between 1 and 9999`),
  ],
);
