import type { Language } from '@chengji/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { categories, goods } from '../catalog.tables.ts';

type Sale = { goodsId: number; cents: number };

/** What goods sold for, added up by their topmost category, the most first. */
export async function sumCategories(
  db: Db,
  sales: readonly Sale[],
  language: Language,
): Promise<{ id: number; name: string; cents: number }[]> {
  if (sales.length === 0) return [];
  const [ids, cents] = [sales.map((sale) => sale.goodsId), sales.map((sale) => sale.cents)];
  const total = sql<number>`sum(sale.cents)`.mapWith(Number);
  return db
    .select({
      id: categories.id,
      name: language === 'en' ? categories.nameEn : categories.nameZh,
      cents: total,
    })
    .from(sql`unnest(${sql.param(ids)}::bigint[], ${sql.param(cents)}::bigint[]) as sale (goods_id, cents)`)
    .innerJoin(goods, sql`${goods.id} = sale.goods_id`)
    .innerJoin(categories, eq(categories.id, goods.level1Id))
    .groupBy(categories.id)
    .orderBy(desc(total), categories.id);
}
