/** What goods hold copies of, for their lists and searches: the names of their shop, the words of their category. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { categories, goods } from '../catalog.tables.ts';

export type CopiesOf = { of: 'all' | 'shop' | 'category'; id: number; after: number };

const scopes = { all: null, shop: goods.shopId, category: goods.categoryId };

/** The next goods of the shop, the category or all, in the order of ids, locked. */
export function lockCopies(db: Db, { of, id, after }: CopiesOf, limit: number) {
  const { shopId, title, titleEn, tags, tagsEn, params, specs, english, level1Id, level2Id, level3Id } =
    goods;
  const scope = scopes[of];
  const { nameZh, nameEn } = categories;
  return db
    .select({
      id: goods.id,
      words: { title, titleEn, tags, tagsEn, params, specs, english },
      shopId,
      leaf: { nameZh, nameEn },
      levels: { level1Id, level2Id, level3Id },
    })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .where(and(scope ? eq(scope, id) : undefined, gt(goods.id, after)))
    .orderBy(asc(goods.id))
    .limit(limit)
    .for('no key update', { of: goods });
}

export type Copy = { id: number; shopNameZh: string; shopNameEn: string; tokens: readonly string[] };

/** Writes them anew, all with one statement. A token has no blank in it. */
export async function updateCopies(db: Db, copies: readonly Copy[]): Promise<void> {
  const column = <T>(pick: (copy: Copy) => T) => sql.param(copies.map(pick));
  await db.execute(sql`
    update ${goods} set shop_name_zh = fresh.zh, shop_name_en = fresh.en,
      search = array_to_tsvector(string_to_array(fresh.tokens, ' '))
    from unnest(${column(({ id }) => id)}::bigint[], ${column((copy) => copy.shopNameZh)}::text[],
      ${column((copy) => copy.shopNameEn)}::text[], ${column(({ tokens }) => tokens.join(' '))}::text[])
      as fresh (id, zh, en, tokens)
    where ${goods}.id = fresh.id`);
}
