import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion, requiresVersion } from '../edit-version.ts';
import { FileUrl, Id, Nothing, rowsSchema, text } from '../values.ts';

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
