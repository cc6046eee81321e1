import { desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { writtenOut } from '../../../kernel/db/written-out.ts';
import { goods } from '../catalog.tables.ts';
import { type GoodsRecord, goodsColumns } from '../goods/goods-list.queries.ts';

const { placeholder } = sql;

/** So many of a category, and of the top category above it, are compared with what is given. */
const compared = 60;
/** Being of the same category counts as much as so many words of the title. */
const sameCategoryWords = 4;
/** One more than the longest page; written out, for with a parameter the plan would be for a tenth of the table. */
const longest = 51;

const isBuyable = sql`g.is_on_sale and g.in_stock and not g.id = any(${placeholder('ids')}::bigint[])`;

/** The best of a category, off the index of its level. */
const listBest = (level: 1 | 2 | 3, words: number, condition?: SQL) => {
  const column = sql.raw(`level${level}_id`);
  return sql`(
    select g.id, g.rank, g.search, ${sql.raw(String(words))} as words from ${goods} g
    where ${isBuyable} and g.${column} = place.${column} ${condition && sql`and ${condition}`}
    order by g.rank desc, g.id desc limit ${sql.raw(String(compared))})`;
};

/**
 * The goods beside what is given are compared with it, by category and words; all others follow, as good as each
 * other, off the index of the default order. So the whole list has one key: likeness, rank, id.
 */
const found = sql`(
  with given as materialized (
    select id, level1_id, level2_id, level3_id, search from ${goods} where id = any(${placeholder('seeds')}::bigint[])
  ), words as materialized (
    select array(
      select distinct quote_literal(token)::tsquery from given, unnest(tsvector_to_array(given.search)) token
      where token !~ '^[.@#~]|[$]$' and char_length(token) > 1) as asked
  ), near as materialized (
    select g.id, g.rank, max(g.words + (
      select count(*) from words, unnest(words.asked) word where g.search @@ word)) as likeness
    from (select distinct level1_id, level2_id, level3_id from given) place
    cross join lateral (
      ${listBest(3, sameCategoryWords)}
      union all ${listBest(2, sameCategoryWords, sql`place.level3_id is null`)}
      union all ${listBest(1, 0)}
    ) g
    group by g.id, g.rank
  )
  select id, likeness from near
  where (likeness, rank, id) < (${placeholder('likeness')}, ${placeholder('rank')}, ${placeholder('id')})
  union all (
    select g.id, -1 from ${goods} g
    where ${isBuyable} and not g.id = any(array(select id from near))
      and (g.rank, g.id) < (${placeholder('restRank')}, ${placeholder('restId')})
    order by g.rank desc, g.id desc limit ${sql.raw(String(longest))})
) as found`;

const likeness = sql<number>`found.likeness`.mapWith(Number);

const selectSimilar = prepared('list_similar_goods', (db) =>
  db
    .select({ ...goodsColumns, likeness })
    .from(goods)
    .innerJoin(found, sql`found.id = ${goods.id}`)
    .orderBy(desc(likeness), desc(goods.rank), desc(goods.id))
    .limit(writtenOut(longest)),
);

type SimilarGoods = GoodsRecord & { likeness: number };

type Asked = {
  /** What the list is like. */
  seeds: readonly number[];
  /** What it leaves out. */
  ids: readonly number[];
  /** The likeness, rank and id to go on after. */
  after: readonly number[] | undefined;
};

const beyond = Number.MAX_SAFE_INTEGER;

export function listSimilarRows(db: Db, { seeds, ids, after }: Asked): Promise<SimilarGoods[]> {
  const [likeness = beyond, rank = beyond, id = beyond] = after ?? [];
  const [restRank, restId] = likeness < 0 ? [rank, id] : [beyond, beyond];
  return selectSimilar(db, { seeds: [...seeds], ids: [...ids], likeness, rank, id, restRank, restId });
}
