import { bigint, index, integer, jsonb, pgTable, unique } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kernel/db/columns.ts';
import { shopStaff, shops } from '../../shops/shops.tables.ts';
import { goods } from '../catalog.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' });

/** What somebody has typed of a goods and not saved yet; without a goods, of a new one. */
export const goodsDrafts = pgTable(
  'goods_drafts',
  {
    id: id(),
    shopId: reference('shop_id')
      .notNull()
      .references(() => shops.id),
    staffId: reference('staff_id')
      .notNull()
      .references(() => shopStaff.id),
    goodsId: reference('goods_id').references(() => goods.id, { onDelete: 'cascade' }),
    /** The version of the goods that the edit began from. */
    version: integer(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** The deadline: forgotten by then. */
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [
    unique('goods_drafts_one_per_person').on(table.staffId, table.goodsId).nullsNotDistinct(),
    index('goods_drafts_of_goods').on(table.goodsId),
    index('goods_drafts_due').on(table.forgetAt),
  ],
);
