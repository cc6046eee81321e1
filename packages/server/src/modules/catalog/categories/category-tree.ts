import type { Context } from '../../../kernel/context.ts';
import type { GoodsScope } from '../goods/goods-list.queries.ts';
import { findCategoryLevel, listCategoryPaths } from './category.queries.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly categoryTree: CategoryTree;
  }
}

/** As once read: a category stays where it is in the tree, and ids are never given out again. */
export class CategoryTree {
  readonly paths = new Map<number, readonly number[]>();
  readonly levels = new Map<number, number>();
}

/** Of each of these categories itself and those above it; one that is not there is left out. */
export async function findCategoryPaths(
  { db, services }: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { paths } = services.categoryTree;
  const unknown = [...new Set(ids)].filter((id) => !paths.has(id));
  if (unknown.length > 0) {
    for (const { id, path } of await listCategoryPaths(db, unknown)) paths.set(id, path);
  }
  return paths;
}

/** Which column of goods holds this category; null when there is no such category. */
export async function findCategoryScope(
  { db, services }: Context,
  id: number,
): Promise<{ scope: GoodsScope; id: number } | null> {
  const { levels } = services.categoryTree;
  const level = levels.get(id) ?? (await findCategoryLevel(db, id));
  if (level === null) return null;
  levels.set(id, level);
  return { scope: `level${level}` as GoodsScope, id };
}
