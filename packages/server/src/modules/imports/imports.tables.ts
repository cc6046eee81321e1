import type { ImportOutcome } from '@chengji/contract';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { id } from '../../kernel/db/columns.ts';
import { goods } from '../catalog/catalog.tables.ts';
import { shops } from '../shops/shops.tables.ts';
import type { ColumnKey, TableRow } from './table/goods-table.rules.ts';
import type { Note } from './table/note.rules.ts';

const reference = (name: string) => bigint(name, { mode: 'number' });
const shopId = () =>
  reference('shop_id')
    .notNull()
    .references(() => shops.id);

/** How the table was saved, and where its lines begin after the header. */
export type TableShape = {
  separator: string;
  order: (ColumnKey | null)[];
  /** The names of the columns that are none of ours; missing in tables uploaded before they were kept. */
  unread?: string[];
  bytes: number;
  offset: number;
  line: number;
};

export type ImportChoices = {
  templateId: number;
  categoryId: number;
  pictures: 'fetch' | 'skip';
  /** The category of each type that has its own. */
  categories: Record<string, number>;
};

/** A table of goods that a shop uploaded. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    shopId: shopId(),
    name: text().notNull(),
    /** Where the table is kept. */
    source: text().notNull(),
    shape: jsonb().$type<TableShape>().notNull(),
    rows: integer().notNull().default(0),
    /** The task that reads, checks or imports it now, or did so last. */
    taskId: reference('task_id').notNull(),
    choices: jsonb().$type<ImportChoices>(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('imports_of_shop').on(table.shopId, table.id)],
);

/** A goods of an import: the lines that share a handle, and what came of them. */
export const importGoods = pgTable(
  'import_goods',
  {
    importId: reference('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The first of its lines. */
    line: integer().notNull(),
    /** Null for a line without one. */
    handle: text(),
    title: text().notNull(),
    type: text().notNull(),
    rows: jsonb().$type<TableRow[]>().notNull(),
    outcome: text().$type<ImportOutcome>().notNull().default('waiting'),
    goodsId: reference('goods_id'),
    notes: jsonb().$type<Note[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ name: 'import_goods_by_line', columns: [table.importId, table.line] }),
    unique('import_goods_handle_once').on(table.importId, table.handle),
    index('import_goods_by_outcome').on(table.importId, table.outcome, table.line),
  ],
);

/** What a goods is called in tables; by it the same line of the same table is always the same goods. */
export const goodsHandles = pgTable(
  'goods_handles',
  {
    shopId: shopId(),
    handle: text().notNull(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id)
      .unique('goods_handles_goods_once'),
  },
  (table) => [primaryKey({ name: 'goods_handles_once', columns: [table.shopId, table.handle] })],
);

/** The pictures that tables of a shop name, by their address or file name, and where we keep them. */
export const pictureSources = pgTable(
  'picture_sources',
  { shopId: shopId(), source: text().notNull(), url: text().notNull() },
  (table) => [primaryKey({ name: 'picture_sources_once', columns: [table.shopId, table.source] })],
);
