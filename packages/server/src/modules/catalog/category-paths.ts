import type { Db } from '../../kernel/db/database.ts';
import { listCategoryPaths } from './category.queries.ts';

/** As once read: a category stays where it is in the tree, and ids are never given out again. */
const paths = new Map<number, readonly number[]>();

/** Of each of these categories itself and those above it; one that is not there is left out. */
export async function findCategoryPaths(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const unknown = [...new Set(ids)].filter((id) => !paths.has(id));
  if (unknown.length > 0) {
    for (const { id, path } of await listCategoryPaths(db, unknown)) paths.set(id, path);
  }
  return paths;
}
