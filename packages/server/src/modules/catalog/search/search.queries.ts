import { and, desc, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { goods, searches } from '../catalog.tables.ts';

/** Counting stops here: beyond it nobody wants the exact number, and a common word is not worth the time. */
const maxCounted = 999;

/** A tsvector of exactly these tokens: they are cut by the app, not by a dictionary of the database. */
export const toVector = (tokens: readonly string[]): SQL =>
  sql`array_to_tsvector(${sql.param([...tokens])}::text[])`;

export async function countFound(db: Db, searchQuery: string): Promise<number> {
  const found = db
    .select({ one: sql`1` })
    .from(goods)
    .where(sql`${goods.isOnSale} and ${goods.search} @@ ${searchQuery}::tsquery`)
    .limit(maxCounted)
    .as('found');
  return db.$count(found);
}

export type Search = { word: string; times: number; results: number; tokens: string[]; searchedAt: Date };

export async function storeSearch(db: Db, { tokens, ...search }: Search): Promise<void> {
  const { results, searchedAt } = search;
  await db
    .insert(searches)
    .values({ ...search, tokens: toVector(tokens) })
    .onConflictDoUpdate({
      target: searches.word,
      set: { times: sql`${searches.times} + ${search.times}`, results, searchedAt },
    });
}

const rareLifeDays = 30;
/** A word that several searched for stays a suggestion. */
const rareTimes = 3;

/** Removes at most so many words that few searched for, and nobody for a month; answers how many it were. */
export async function removeRareSearches(db: Db, limit: number): Promise<number> {
  const rare = db
    .select({ word: searches.word })
    .from(searches)
    .where(
      and(
        lt(searches.times, rareTimes),
        lt(searches.searchedAt, sql`now() - make_interval(days => ${rareLifeDays})`),
      ),
    )
    .limit(limit);
  const { rowCount } = await db.delete(searches).where(inArray(searches.word, rare));
  return rowCount ?? 0;
}

export async function listSearches(db: Db, searchQuery: string, limit: number) {
  return db
    .select({ word: searches.word, count: searches.results })
    .from(searches)
    .where(and(sql`${searches.tokens} @@ ${searchQuery}::tsquery`, gt(searches.results, 0)))
    .orderBy(desc(searches.times), searches.word)
    .limit(limit);
}

export async function listTitlesFound(db: Db, searchQuery: string, limit: number) {
  return db
    .select({ title: goods.title, titleEn: goods.titleEn })
    .from(goods)
    .where(sql`${goods.isOnSale} and ${goods.search} @@ ${searchQuery}::tsquery`)
    .orderBy(desc(goods.rank), desc(goods.id))
    .limit(limit);
}
