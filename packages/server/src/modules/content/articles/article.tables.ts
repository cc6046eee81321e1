import type { ArticleKey, ArticleState } from '@chengji/contract/content/article-values';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { editVersion, id, moment } from '../../../kernel/db/columns.ts';
import type { LocalizedText } from '../localized.rules.ts';

export const articleCategories = pgTable('article_categories', {
  id: id(),
  version: editVersion(),
  name: jsonb().$type<LocalizedText>().notNull(),
  position: integer().notNull(),
});

/** Something to read, in both languages. `key` is set where the app itself points at it. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    version: editVersion(),
    key: text().$type<ArticleKey>(),
    categoryId: bigint('category_id', { mode: 'number' })
      .notNull()
      .references(() => articleCategories.id),
    title: jsonb().$type<LocalizedText>().notNull(),
    summary: jsonb().$type<LocalizedText>().notNull(),
    image: text().notNull(),
    /** HTML, freed of all that could do harm before it is stored. */
    content: jsonb().$type<LocalizedText>().notNull(),
    state: text().$type<ArticleState>().notNull(),
    views: integer().notNull().default(0),
    /** When it was published first. */
    publishedAt: moment('published_at'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    unique('articles_one_per_key').on(table.key),
    index('articles_published').on(table.publishedAt, table.id).where(sql`state = 'published'`),
    index('articles_of_category').on(table.categoryId, table.publishedAt, table.id),
    check('articles_published_at_known', sql`${table.state} = 'draft' or ${table.publishedAt} is not null`),
  ],
);

export const helpCategories = pgTable('help_categories', {
  id: id(),
  version: editVersion(),
  name: jsonb().$type<LocalizedText>().notNull(),
  position: integer().notNull(),
});

/** A question people ask, with its answer as harmless HTML. */
export const helpQuestions = pgTable(
  'help_questions',
  {
    id: id(),
    version: editVersion(),
    categoryId: bigint('category_id', { mode: 'number' })
      .notNull()
      .references(() => helpCategories.id),
    question: jsonb().$type<LocalizedText>().notNull(),
    answer: jsonb().$type<LocalizedText>().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('help_questions_of_category').on(table.categoryId, table.position, table.id)],
);
