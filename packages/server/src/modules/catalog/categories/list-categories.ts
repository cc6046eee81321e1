import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { type CategoryRecord, listCategoryRows } from './category.queries.ts';

type Tree = CallOut<'GET /wanlshop/category/tree'>;

export async function listCategories(ctx: Context): Promise<Tree> {
  const byParent = Map.groupBy(await listCategoryRows(ctx.db), (row) => row.parentId);
  const present = ({ id, nameZh, nameEn, image }: CategoryRecord) => ({
    id,
    name: localized(ctx.language, nameZh, nameEn),
    image,
  });
  const getChildren = (id: number | null) => byParent.get(id) ?? [];
  return {
    rows: getChildren(null).map((top) => ({
      ...present(top),
      children: getChildren(top.id).map((branch) => ({
        ...present(branch),
        children: getChildren(branch.id).map(present),
      })),
    })),
  };
}
