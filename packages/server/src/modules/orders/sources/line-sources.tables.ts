import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';
import { orderLines } from '../order.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The post that an order's line was found in, and its author as posts know them. */
export const lineSources = pgTable(
  'line_sources',
  {
    lineId: bigint('line_id', { mode: 'number' })
      .primaryKey()
      .references(() => orderLines.id),
    orderId: reference('order_id'),
    postId: reference('post_id'),
    authorKey: reference('author_key'),
    placedAt: moment('placed_at').notNull(),
  },
  (table) => [
    index('line_sources_of_post').on(table.postId),
    index('line_sources_of_author').on(table.authorKey, table.placedAt),
  ],
);
