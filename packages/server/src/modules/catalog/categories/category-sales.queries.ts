import type { Language } from '@chengji/contract';
import { desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { categories, goods } from '../catalog.tables.ts';

type CategorySum = { id: number; name: string; cents: number; wholeCents: number };

/**
 * The topmost categories whose goods sold for the most, and what all categories sold for. `sales` is a query of
 * `(goods_id, cents)`: the database adds up however many goods there are.
 */
export function listBestCategories(
  db: Db,
  sales: SQLWrapper,
  language: Language,
  limit: number,
): Promise<CategorySum[]> {
  const total = sql<number>`sum(sale.cents)`.mapWith(Number);
  return db
    .select({
      id: categories.id,
      name: localized(language, categories.nameZh, categories.nameEn),
      cents: total,
      wholeCents: sql<number>`sum(sum(sale.cents)) over ()`.mapWith(Number),
    })
    .from(sql`${sales} as sale (goods_id, cents)`)
    .innerJoin(goods, sql`${goods.id} = sale.goods_id`)
    .innerJoin(categories, eq(categories.id, goods.level1Id))
    .groupBy(categories.id)
    .orderBy(desc(total), categories.id)
    .limit(limit);
}
