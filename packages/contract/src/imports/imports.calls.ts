/** Goods of a shop in and out as a table, in the columns that Shopify exports. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { orderFilterFields } from '../orders/order-filters.ts';
import { ImportOutcome, ImportStage } from '../states.ts';
import { Task, taskRefusals } from '../tasks/tasks.calls.ts';
import { countedPageSchema, Flag, Id, integer, Moment, numberedPageInput, text } from '../values.ts';

const Counts = z.object({
  all: z.int(),
  waiting: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});

const Choices = {
  freight_template_id: Id,
  /** For goods whose type has none of its own. */
  category_id: Id,
  pictures: z.enum(['fetch', 'skip']).meta({
    description: 'Fetch pictures from their addresses, or take only those that were uploaded before',
  }),
};

export const ImportRow = z
  .object({
    id: Id,
    name: z.string(),
    stage: ImportStage,
    rows: z.int(),
    counts: Counts,
    task: Task,
    created_at: Moment,
  })
  .meta({ id: 'ImportRow' });

export const Import = ImportRow.extend({
  types: z
    .array(z.object({ name: z.string(), goods: z.int(), category_id: Id.nullable() }))
    .meta({ description: 'The types the table names, and the category each goes into or seems to' }),
  unread_columns: z
    .array(z.string())
    .meta({ description: 'The columns of the table of which nothing is imported, by their names' }),
  choices: z
    .object({ freight_template_id: Id.nullable(), category_id: Id.nullable(), pictures: Choices.pictures })
    .meta({ description: 'As chosen when it was last started' }),
}).meta({ id: 'Import' });

const ImportLine = z
  .object({
    line: z.int(),
    handle: z.string(),
    title: z.string(),
    outcome: ImportOutcome,
    goods_id: Id.nullable(),
    notes: z.array(z.object({ line: z.int(), msg: z.string() })),
  })
  .meta({ id: 'ImportLine' });

export const importsCalls = declareCalls({
  'POST /seller/imports/upload': {
    summary: 'Takes a CSV of goods and begins to read it; nothing is imported yet',
    who: 'seller',
    right: 'goods.write',
    in: z.object({}),
    out: Import,
    refusals: ['imports.not_a_table', 'imports.no_handle_column', 'imports.too_many_rows', ...taskRefusals],
    upload: true,
  },
  'POST /seller/imports/pictures': {
    summary: 'Takes a zip of pictures, which tables name by their file names from then on',
    who: 'seller',
    right: 'goods.write',
    in: z.object({}),
    out: Task,
    refusals: ['imports.not_a_zip', ...taskRefusals],
    upload: true,
  },
  'GET /seller/imports/list': {
    summary: 'The shop’s imports, the newest first',
    who: 'seller',
    right: 'goods.write',
    in: z.object(numberedPageInput),
    out: countedPageSchema(ImportRow),
    refusals: [],
  },
  'GET /seller/imports/details': {
    summary: 'One import: how far it is, and what was chosen for it',
    who: 'seller',
    right: 'goods.write',
    in: z.object({ id: Id }),
    out: Import,
    refusals: [],
  },
  'POST /seller/imports/start': {
    summary: 'Imports what was read, or with `dry_run` only says what would come of it',
    who: 'seller',
    right: 'goods.write',
    partRights: ['goods.price', 'goods.stock'],
    in: z.object({
      ...Choices,
      id: Id,
      dry_run: Flag.default(false),
      categories: z
        .array(z.object({ name: z.string().max(400), category_id: Id }))
        .max(2_000)
        .default([]),
    }),
    out: Import,
    refusals: [
      'imports.not_ready',
      'catalog.category_unknown',
      'catalog.category_not_leaf',
      'catalog.freight_template_unknown',
      ...taskRefusals,
    ],
  },
  'GET /seller/imports/report': {
    summary: 'What came of each goods of an import, by the line it begins at',
    who: 'seller',
    right: 'goods.write',
    in: z.object({
      id: Id,
      outcome: ImportOutcome.or(z.enum(['all', 'noted'])).default('all'),
      keyword: text(0, 64).optional(),
      page: integer(1, 5_000).default(1),
      limit: integer(1, 100).default(20),
    }),
    out: countedPageSchema(ImportLine).extend({ counts: Counts }),
    refusals: [],
  },
  'POST /seller/goods/export': {
    summary: 'Begins to write the shop’s goods into a CSV that can be imported again',
    who: 'seller',
    right: 'goods.export',
    in: z.object({
      state: z.enum(['all', 'on', 'off', 'sold_out', 'low']).default('all'),
      keyword: text(0, 64).optional(),
      category_id: Id.optional(),
      shop_category_id: Id.optional(),
    }),
    out: Task,
    refusals: [...taskRefusals],
  },
  'POST /seller/orders/export': {
    summary: 'Begins to write the shop’s orders into a CSV, a line for each goods of an order',
    who: 'seller',
    right: 'orders.export',
    confirm: true,
    in: z.object({
      ...orderFilterFields,
      contacts: Flag.optional().meta({
        description:
          'With whole mobile numbers, which takes the right to them and is recorded; without it they are masked',
      }),
    }),
    out: Task,
    refusals: [...taskRefusals],
  },
});
