import type { PageBlock } from '@chengji/contract';
import type { PageKind } from '@chengji/contract/content/pages.calls';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kernel/db/columns.ts';
import { shops } from '../../shops/shops.tables.ts';
import type { LocalizedText } from '../localized.rules.ts';

/**
 * A page made of blocks. What is edited is its draft; what is shown is one of its versions. `version`
 * counts the draft's savings, so that of two who edit at once the second gets an edit conflict.
 */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    kind: text().$type<PageKind>().notNull(),
    shopId: bigint('shop_id', { mode: 'number' }).references(() => shops.id),
    title: jsonb().$type<LocalizedText>().notNull(),
    draft: jsonb().$type<PageBlock[]>().notNull(),
    version: integer('revision').notNull(),
    draftSavedAt: moment('draft_saved_at').notNull(),
    /** The number of its newest version, and of the one that is shown. */
    lastNumber: integer('last_number').notNull(),
    shownNumber: integer('shown_number'),
  },
  (table) => [
    uniqueIndex('pages_one_of_a_kind').on(table.kind).where(sql`kind in ('home', 'category', 'search')`),
    uniqueIndex('pages_one_per_shop').on(table.shopId),
    check('pages_kind_known', sql`${table.kind} in ('home', 'category', 'search', 'named', 'shop')`),
    check('pages_shop_of_decoration', sql`(${table.kind} = 'shop') = (${table.shopId} is not null)`),
  ],
);

/** What a page was made to show at a time. Its blocks never change. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: id(),
    pageId: bigint('page_id', { mode: 'number' })
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    blocks: jsonb().$type<PageBlock[]>().notNull(),
    madeAt: moment('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    publishAt: moment('publish_at').notNull(),
    /** The deadline, until it has fired or was called off. */
    dueAt: moment('due_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    uniqueIndex('page_versions_numbered').on(table.pageId, table.number),
    uniqueIndex('page_versions_one_waits').on(table.pageId).where(sql`due_at is not null`),
    index('page_versions_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
);
