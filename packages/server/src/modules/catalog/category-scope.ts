import type { Db } from '../../kernel/db/database.ts';
import { findCategoryLevel } from './category.queries.ts';
import type { GoodsScope } from './goods-list.queries.ts';

/**
 * The level of a category, by id, as once read. It never changes and ids are never given out again, so what
 * is known here stays true; without it every list by category would ask for it first.
 */
const levels = new Map<number, number>();

/** Which column of goods holds this category; null when there is no such category. */
export async function findCategoryScope(
  db: Db,
  id: number,
): Promise<{ scope: GoodsScope; id: number } | null> {
  const level = levels.get(id) ?? (await findCategoryLevel(db, id));
  if (level === null) return null;
  levels.set(id, level);
  return { scope: `level${level}` as GoodsScope, id };
}
