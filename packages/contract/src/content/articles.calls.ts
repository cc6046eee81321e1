/** Articles, help and the page of an advert: what shoppers read, and how the operator writes it. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion, requiresVersion } from '../edit-version.ts';
import {
  countedPageSchema,
  FileUrl,
  Id,
  integer,
  localizedText,
  Moment,
  Nothing,
  numberedPageInput,
  pageInput,
  pageSchema,
  rowsSchema,
  text,
} from '../values.ts';
import { ArticleKey, ArticleRow, ArticleState } from './article-values.ts';
import { Advert } from './content.calls.ts';

const Picture = z.union([FileUrl, z.literal('')]);
const Position = integer(0, 9_999);

const NamedCategory = z.object({
  id: z.int(),
  version: EditVersion,
  name: localizedText(1, 30),
  position: z.int(),
  count: z.int(),
});
const CategoryInput = z
  .object({
    id: Id.optional(),
    version: EditVersion.optional(),
    name: localizedText(1, 30),
    position: Position.default(0),
  })
  .refine(...requiresVersion);

/** An article as it is edited. */
const EditedArticle = z
  .object({
    id: z.int(),
    version: EditVersion,
    /** The key by which the app itself refers to it; null for all others. */
    key: ArticleKey.nullable(),
    category_id: z.int(),
    title: localizedText(1, 80),
    summary: localizedText(0, 200),
    image: z.string(),
    content: localizedText(0, 100_000),
    state: ArticleState,
    views: z.int(),
    published_at: Moment.nullable(),
    changed_at: Moment,
  })
  .meta({ id: 'EditedArticle' });

const EditedQuestion = z
  .object({
    id: z.int(),
    version: EditVersion,
    category_id: z.int(),
    question: localizedText(1, 120),
    answer: localizedText(1, 20_000),
    position: z.int(),
  })
  .meta({ id: 'EditedQuestion' });

export const articlesCalls = declareCalls({
  'GET /wanlshop/article/categories': {
    summary: 'What articles are sorted under; only what holds any',
    who: 'anyone',
    in: z.object({}),
    out: rowsSchema(z.object({ id: z.int(), name: z.string() })),
    refusals: [],
  },
  'GET /wanlshop/article/list': {
    summary: 'Published articles, the newest first',
    who: 'anyone',
    in: z.object({ category_id: Id.optional(), ...pageInput }),
    out: pageSchema(ArticleRow),
    refusals: [],
  },
  'GET /wanlshop/article/details': {
    summary: 'A published article by its id, or by the key the app knows it by',
    who: 'anyone',
    in: z
      .object({ id: Id.optional(), key: ArticleKey.optional() })
      .refine(({ id, key }) => (id === undefined) !== (key === undefined), { path: ['id'] }),
    out: ArticleRow.extend({
      content: z.string().meta({ description: 'HTML of a few harmless elements' }),
    }),
    refusals: [],
  },
  'GET /wanlshop/article/advert': {
    summary: 'An advert, by its own page',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: Advert,
    refusals: [],
  },
  'GET /wanlshop/help/list': {
    summary: 'Questions and answers, by category; with words, only what holds them',
    who: 'anyone',
    in: z.object({ keyword: text(0, 64).optional() }),
    out: rowsSchema(
      z.object({
        id: z.int(),
        name: z.string(),
        questions: z.array(z.object({ id: z.int(), question: z.string(), answer: z.string() })),
      }),
    ),
    refusals: [],
  },

  'GET /platform/articles/list': {
    summary: 'All articles, drafts as well',
    who: 'platform',
    right: 'articles.read',
    in: z.object({
      category_id: Id.optional(),
      state: z.enum(['all', 'draft', 'published']).default('all'),
      keyword: text(0, 64).optional(),
      sort: z.enum(['new', 'views']).default('new'),
      ...numberedPageInput,
    }),
    out: countedPageSchema(EditedArticle.omit({ content: true })).extend({
      counts: z.object({ all: z.int(), draft: z.int(), published: z.int() }),
    }),
    refusals: [],
  },
  'GET /platform/articles/details': {
    summary: 'One article, to edit',
    who: 'platform',
    right: 'articles.read',
    in: z.object({ id: Id }),
    out: EditedArticle,
    refusals: [],
  },
  'POST /platform/articles/save': {
    summary: 'Add an article, or change the one with this id',
    who: 'platform',
    right: 'articles.write',
    in: z
      .object({
        id: Id.optional(),
        version: EditVersion.optional(),
        category_id: Id,
        title: localizedText(1, 80),
        summary: localizedText(0, 200),
        image: Picture.default(''),
        content: localizedText(0, 100_000),
        state: ArticleState,
      })
      .refine(...requiresVersion),
    out: EditedArticle,
    refusals: ['content.category_gone', 'content.article_needed', 'common.edit_conflict'],
  },
  'POST /platform/articles/delete': {
    summary: 'Take an article away for good',
    who: 'platform',
    right: 'articles.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['content.article_needed'],
  },
  'GET /platform/article_categories/list': {
    summary: 'What articles are sorted under, with how many each holds',
    who: 'platform',
    right: 'articles.read',
    in: z.object({}),
    out: rowsSchema(NamedCategory),
    refusals: [],
  },
  'POST /platform/article_categories/save': {
    summary: 'Add a category of articles, or change the one with this id',
    who: 'platform',
    right: 'articles.write',
    in: CategoryInput,
    out: NamedCategory,
    refusals: ['common.edit_conflict'],
  },
  'POST /platform/article_categories/delete': {
    summary: 'Take an empty category of articles away',
    who: 'platform',
    right: 'articles.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['content.category_in_use'],
  },

  'GET /platform/help/list': {
    summary: 'Questions of a category, or all, in their order',
    who: 'platform',
    right: 'help.read',
    in: z.object({
      category_id: Id.optional(),
      keyword: text(0, 64).optional(),
      ...numberedPageInput,
    }),
    out: countedPageSchema(EditedQuestion),
    refusals: [],
  },
  'POST /platform/help/save': {
    summary: 'Add a question with its answer, or change the one with this id',
    who: 'platform',
    right: 'help.write',
    in: z
      .object({
        id: Id.optional(),
        version: EditVersion.optional(),
        category_id: Id,
        question: localizedText(1, 120),
        answer: localizedText(1, 20_000),
        position: Position.default(0),
      })
      .refine(...requiresVersion),
    out: EditedQuestion,
    refusals: ['content.category_gone', 'common.edit_conflict'],
  },
  'POST /platform/help/delete': {
    summary: 'Take a question away for good',
    who: 'platform',
    right: 'help.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
  'GET /platform/help_categories/list': {
    summary: 'What questions are sorted under, with how many each holds',
    who: 'platform',
    right: 'help.read',
    in: z.object({}),
    out: rowsSchema(NamedCategory),
    refusals: [],
  },
  'POST /platform/help_categories/save': {
    summary: 'Add a category of questions, or change the one with this id',
    who: 'platform',
    right: 'help.write',
    in: CategoryInput,
    out: NamedCategory,
    refusals: ['common.edit_conflict'],
  },
  'POST /platform/help_categories/delete': {
    summary: 'Take an empty category of questions away',
    who: 'platform',
    right: 'help.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['content.category_in_use'],
  },
});
