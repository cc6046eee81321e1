import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { type CategoryRecord, countShopGoodsByCategory, listCategoryRows } from './category.queries.ts';

type Rows = CallOut<'GET /wanlshop/shop/categories'>['rows'];

/** What a shop sells, under the top categories, in the order of the tree. */
export async function listShopCategories(
  { db, language }: Context,
  { id }: { id: number },
): Promise<{ rows: Rows }> {
  const counts = await countShopGoodsByCategory(db, id);
  if (counts.length === 0) return { rows: [] };
  const getName = ({ nameZh, nameEn }: CategoryRecord) => localized(language, nameZh, nameEn);
  const tree = await listCategoryRows(db);
  const rows = tree
    .filter(({ parentId }) => parentId === null)
    .map((top) => {
      const within = new Map(
        counts.filter(({ topId }) => topId === top.id).map(({ categoryId, number }) => [categoryId, number]),
      );
      return {
        id: top.id,
        name: getName(top),
        goods_count: [...within.values()].reduce((sum, number) => sum + number, 0),
        children: tree
          .filter((category) => category.id !== top.id && within.has(category.id))
          .map((category) => ({
            id: category.id,
            name: getName(category),
            image: category.image,
            goods_count: within.get(category.id) ?? 0,
          })),
      };
    })
    .filter(({ goods_count }) => goods_count > 0);
  return { rows };
}
