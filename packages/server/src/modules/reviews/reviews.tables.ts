import type { ReviewTag } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { editVersion } from '../../kernel/db/columns.ts';
import { goods, skus } from '../catalog/catalog.tables.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';
import { orderLines, orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shops.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** A written review that the shop has not answered: a default review asks for no answer. */
export const isUnanswered = sql`reply is null and not is_automatic`;

/**
 * What a buyer says of one line of an order. The author is kept as they were shown when they wrote it, masked
 * where they asked for it, so that a list needs nobody else's tables.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: reference('order_id').references(() => orders.id),
    lineId: reference('line_id')
      .references(() => orderLines.id)
      .unique('reviews_line_once'),
    goodsId: reference('goods_id').references(() => goods.id),
    skuId: reference('sku_id').references(() => skus.id),
    shopId: reference('shop_id').references(() => shops.id),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    score: integer().notNull(),
    grade: text({ enum: ['good', 'medium', 'poor'] }).notNull(),
    content: text().notNull(),
    images: text().array().notNull(),
    /** What its words say, of what buyers say often. */
    tags: text().array().$type<ReviewTag[]>().notNull().default([]),
    sku: text().notNull(),
    nickname: text().notNull(),
    avatar: text().notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    /** Given by the market because the buyer wrote none in time. */
    isAutomatic: boolean('is_automatic').notNull(),
    /** What the shop says to it, for everyone to read; `version` is the reply's. */
    reply: text(),
    version: editVersion(),
    repliedAt: timestamp('replied_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('reviews_of_goods').on(table.goodsId, table.id),
    index('reviews_of_shopper').on(table.shopperId, table.id),
    index('reviews_of_goods_by_grade').on(table.goodsId, table.grade, table.id),
    index('reviews_of_goods_with_image').on(table.goodsId, table.id).where(sql`cardinality(images) > 0`),
    index('reviews_of_goods_with_tags').on(table.goodsId, table.id).where(sql`cardinality(tags) > 0`),
    index('reviews_of_shop').on(table.shopId, table.id),
    index('reviews_of_shop_unanswered').on(table.shopId, table.id).where(isUnanswered),
    check('reviews_score_of_one_to_five', sql`${table.score} between 1 and 5`),
  ],
);
