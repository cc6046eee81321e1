import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from '../../../kernel/db/columns.ts';

/** Words that mean the same to a search, and those that a wider word takes in. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    position: integer().notNull(),
    words: text().array().notNull(),
    finds: text().array().notNull(),
  },
  (table) => [check('search_synonyms_have_words', sql`cardinality(${table.words}) > 0`)],
);
