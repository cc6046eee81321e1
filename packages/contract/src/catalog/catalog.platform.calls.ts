import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion, requiresVersion } from '../edit-version.ts';
import {
  countedPageSchema,
  FileUrl,
  Id,
  Moment,
  Money,
  Nothing,
  numberedPageInput,
  rowsSchema,
  text,
} from '../values.ts';

export const PlatformCategory = z
  .object({
    id: Id,
    version: EditVersion,
    parent_id: Id.nullable(),
    name: z.string(),
    name_en: z.string(),
    image: z.string(),
    goods: z.int().meta({ description: 'Goods in it and in those below it, also those off sale' }),
  })
  .meta({ id: 'PlatformCategory' });
export type PlatformCategory = z.output<typeof PlatformCategory>;

export const MarketGoodsRow = z
  .object({
    id: Id,
    title: z.string(),
    title_en: z.string(),
    image: z.string(),
    category: z.string(),
    shop: z.object({ id: Id, name: z.string() }),
    price_min: Money,
    price_max: Money,
    stock: z.int(),
    sold: z.int(),
    state: z.enum(['on', 'off']),
    taken_down: z.string().nullable().meta({ description: 'Why it was taken down, while it is' }),
    updated_at: Moment,
  })
  .meta({ id: 'MarketGoodsRow' });

const SynonymWord = text(1, 20);

/** Any of `words` finds all of both; what is only in `finds` does not find the others. */
const EditedSynonyms = z.object({
  words: z.array(SynonymWord).min(1).max(20),
  finds: z.array(SynonymWord).max(60),
});
const SynonymsList = rowsSchema(EditedSynonyms).extend({ version: EditVersion });

const unknownCategory = ['catalog.category_unknown'] as const;

export const catalogPlatformCalls = declareCalls({
  'GET /platform/categories/list': {
    summary: 'The whole category tree as rows, each level in its order',
    who: 'platform',
    right: 'categories.read',
    in: z.object({}),
    out: rowsSchema(PlatformCategory),
    refusals: [],
  },
  'POST /platform/categories/save': {
    summary: 'Add a category below another or at the top, or change the one with this id; it never moves',
    who: 'platform',
    right: 'categories.write',
    in: z
      .object({
        id: Id.optional(),
        version: EditVersion.optional(),
        parent_id: Id.nullable().default(null),
        name: text(1, 20),
        name_en: text(1, 40),
        image: z.union([FileUrl, z.literal('')]).default(''),
      })
      .refine(...requiresVersion),
    out: z.object({ id: Id }),
    refusals: [
      ...unknownCategory,
      'catalog.category_too_deep',
      'catalog.category_has_goods',
      'common.edit_conflict',
    ],
  },
  'POST /platform/categories/order': {
    summary: 'Put the categories below another, or at the top, in this order; all of them are named',
    who: 'platform',
    right: 'categories.write',
    in: z.object({ parent_id: Id.nullable().default(null), ids: z.array(Id).min(1).max(500) }),
    out: Nothing,
    refusals: ['catalog.categories_changed'],
  },
  'POST /platform/categories/delete': {
    summary: 'Take a category away that holds nothing',
    who: 'platform',
    right: 'categories.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [...unknownCategory, 'catalog.category_not_empty', 'catalog.category_has_goods'],
  },
  'POST /platform/categories/add_starter': {
    summary: 'Fill an empty tree with common categories, in both languages',
    who: 'platform',
    right: 'categories.write',
    in: z.object({}),
    out: z.object({ added: z.int() }),
    refusals: ['catalog.categories_there'],
  },
  'GET /platform/goods/list': {
    summary: 'The goods of every shop',
    who: 'platform',
    right: 'goods.read',
    in: z.object({
      state: z.enum(['all', 'on', 'off', 'sold_out', 'taken_down']).default('all'),
      keyword: text(0, 64).optional().meta({
        description: 'Words of the goods or of its shop, or how the code of one of its skus begins',
      }),
      shop_id: Id.optional(),
      category_id: Id.optional(),
      sort: z.enum(['updated', 'new', 'sales', 'stock', 'price']).default('updated'),
      ...numberedPageInput,
    }),
    out: countedPageSchema(MarketGoodsRow).extend({
      counts: z.object({
        all: z.int(),
        on: z.int(),
        off: z.int(),
        sold_out: z.int(),
        taken_down: z.int(),
      }),
    }),
    refusals: [],
  },
  'POST /platform/goods/take_down': {
    summary:
      'Take a goods off sale; its shop learns why, and cannot put it on sale until it is allowed again',
    who: 'platform',
    right: 'goods.take_down',
    in: z.object({ id: Id, reason: text(2, 200) }),
    out: Nothing,
    refusals: [],
  },
  'POST /platform/goods/allow': {
    summary: 'Let the shop of a goods that was taken down put it on sale again',
    who: 'platform',
    right: 'goods.take_down',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['catalog.not_taken_down'],
  },
  'GET /platform/synonyms/list': {
    summary: 'The words that mean the same to a search, in their order',
    who: 'platform',
    right: 'hot_words.read',
    in: z.object({}),
    out: SynonymsList,
    refusals: [],
  },
  'POST /platform/synonyms/save': {
    summary: 'Let searches go by these synonyms, and no others',
    who: 'platform',
    right: 'hot_words.write',
    in: z.object({ version: EditVersion, rows: z.array(EditedSynonyms).max(1_000) }),
    out: SynonymsList,
    refusals: ['common.edit_conflict'],
  },
});
