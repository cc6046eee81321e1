import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';
import { shoppers } from '../../identity/shoppers/shoppers.tables.ts';
import { shopStaff, shops } from '../shops.tables.ts';

const staffId = () =>
  bigint('staff_id', { mode: 'number' })
    .primaryKey()
    .references(() => shopStaff.id);

/** The shopper account of a member of a shop's staff: what the role may, it may in the app. */
export const shopLinks = pgTable(
  'shop_links',
  {
    staffId: staffId(),
    shopId: bigint('shop_id', { mode: 'number' })
      .notNull()
      .references(() => shops.id),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    uniqueIndex('shop_links_once').on(table.shopperId, table.shopId),
    index('shop_links_of_shop').on(table.shopId),
  ],
);

/** One for each member of staff; the code itself is not stored. */
export const shopLinkCodes = pgTable('shop_link_codes', {
  staffId: staffId(),
  codeHash: text('code_hash').notNull().unique('shop_link_codes_once'),
  expiresAt: moment('expires_at').notNull(),
});
