import { and, desc, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { builtOnce } from '../../../kernel/db/prepared.ts';
import { writtenOut } from '../../../kernel/db/written-out.ts';
import { goods, searches } from '../catalog.tables.ts';
import type { Query } from './query.rules.ts';

/** Counting stops here: beyond it nobody wants the exact number, and a common word is not worth the time. */
const maxCounted = 999;

/** Few are gathered and sorted; in the order of the index they would be looked for through the whole table. */
const byRank = (isGathered: boolean): SQL[] =>
  isGathered ? [desc(sql`${goods.rank} + 0`), desc(goods.id)] : [desc(goods.rank), desc(goods.id)];

/** The tokens that PostgreSQL knows many goods to have, from when it last looked through them. */
export async function listCommonTokens(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ token: string }>(sql`
    select unnest(most_common_elems::text::text[]) as token from pg_stats
    where schemaname = current_schema() and tablename = 'goods' and attname = 'search'`);
  return rows.map(({ token }) => token);
}

/** A tsvector of exactly these tokens: they are cut by the app, not by a dictionary of the database. */
export const toVector = (tokens: readonly string[]): SQL =>
  sql`array_to_tsvector(${sql.param([...tokens])}::text[])`;

export async function countFound(db: Db, { text, isCommon }: Query): Promise<number> {
  const fits = sql`${goods.isOnSale} and ${goods.search} @@ ${text}::tsquery`;
  if (!isCommon) return Math.min(maxCounted, await db.$count(goods, fits));
  const found = db.select({ one: sql`1` }).from(goods).where(fits).limit(maxCounted).as('found');
  return db.$count(found);
}

export async function isAnyFound(db: Db, query: Query): Promise<boolean> {
  return (await listTitlesFound(db, query, 1)).length > 0;
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

export async function listTitlesFound(db: Db, { text, isCommon }: Query, limit: number) {
  return db
    .select({ title: goods.title, titleEn: goods.titleEn })
    .from(goods)
    .where(sql`${goods.isOnSale} and ${goods.search} @@ ${text}::tsquery`)
    .orderBy(...byRank(!isCommon))
    .limit(limit);
}

const popularSearches = 1_000;
const popularTitles = 5_000;

/** Words that others searched for and that found something, the most searched first. */
export async function listPopularSearches(db: Db): Promise<string[]> {
  const rows = await db
    .select({ word: searches.word })
    .from(searches)
    .where(and(gt(searches.results, 0), gt(searches.times, rareTimes)))
    .orderBy(desc(searches.times), searches.word)
    .limit(popularSearches);
  return rows.map(({ word }) => word);
}

/** What the goods that sell best are called, in both languages. */
export async function listPopularTitles(db: Db): Promise<string[]> {
  const rows = await db
    .select({ title: goods.title, titleEn: goods.titleEn })
    .from(goods)
    .where(sql`${goods.isOnSale}`)
    .orderBy(desc(goods.rank), desc(goods.id))
    .limit(popularTitles);
  return rows.flatMap(({ title, titleEn }) => [title, titleEn]);
}

/** Planned each time: the best way depends on the words. */
const makeSelectShop = (isGathered: boolean) =>
  builtOnce((db) =>
    db
      .select({ id: goods.shopId, nameZh: goods.shopNameZh, nameEn: goods.shopNameEn })
      .from(goods)
      .where(sql`${goods.isOnSale} and ${goods.search} @@ ${sql.placeholder('words')}::tsquery`)
      .orderBy(...byRank(isGathered))
      .limit(writtenOut(1)),
  );
const selectShop = { gathered: makeSelectShop(true), inOrder: makeSelectShop(false) };

/** The shop that sells the best of those goods whose shop is called by these words. */
export async function findShopSelling(
  db: Db,
  { text, isCommon }: Query,
): Promise<{ id: number; nameZh: string; nameEn: string } | null> {
  const [row] = await selectShop[isCommon ? 'inOrder' : 'gathered'](db, { words: text });
  return row ?? null;
}
