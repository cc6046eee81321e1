import type { Context } from '../../../kernel/context.ts';
import { findCategoryLevel, insertCategory } from './category.queries.ts';

export type NewCategory = {
  parentId: number | null;
  nameZh: string;
  nameEn: string;
  image: string;
  position: number;
};

/** Adds a category below another or at the top, and answers its id. The tree is at most three levels deep. */
export async function addCategory(ctx: Context, category: NewCategory): Promise<number> {
  const above = category.parentId === null ? 0 : await findCategoryLevel(ctx.db, category.parentId);
  if (above === null) throw new Error(`no category ${category.parentId}`);
  return insertCategory(ctx.db, { ...category, level: above + 1 });
}
