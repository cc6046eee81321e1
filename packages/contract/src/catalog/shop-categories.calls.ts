/** The categories a shop sorts its own goods under, beside the tree of the market. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion, requiresVersion } from '../edit-version.ts';
import { Id, Nothing, rowsSchema, text } from '../values.ts';

export const mostShopCategories = 50;

export const ShopCategory = z
  .object({
    id: Id,
    version: EditVersion,
    name: z.string(),
    name_en: z.string(),
    goods: z.int().meta({ description: 'On sale or not' }),
  })
  .meta({ id: 'ShopCategory' });

export const shopCategoriesCalls = declareCalls({
  'GET /wanlshop/shop/own_categories': {
    summary:
      'The categories a shop sorts its goods under, in its order; those with nothing on sale are left out',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: rowsSchema(z.object({ id: Id, name: z.string(), goods_count: z.int() })),
    refusals: [],
  },
  'GET /seller/goods_categories/list': {
    summary: 'The shop’s own categories, in their order',
    who: 'seller',
    right: 'goods.read',
    in: z.object({}),
    out: rowsSchema(ShopCategory),
    refusals: [],
  },
  'POST /seller/goods_categories/save': {
    summary: 'Add a category of the shop behind the others, or change the one with this id',
    who: 'seller',
    right: 'goods.write',
    in: z
      .object({
        id: Id.optional(),
        version: EditVersion.optional(),
        name: text(1, 20),
        name_en: text(0, 40).default(''),
      })
      .refine(...requiresVersion),
    out: z.object({ id: Id }),
    refusals: ['catalog.shop_category_twice', 'catalog.too_many_shop_categories', 'common.edit_conflict'],
  },
  'POST /seller/goods_categories/order': {
    summary: 'Put the shop’s own categories in this order; all of them are named',
    who: 'seller',
    right: 'goods.write',
    in: z.object({ ids: z.array(Id).min(1).max(mostShopCategories) }),
    out: Nothing,
    refusals: ['catalog.categories_changed'],
  },
  'POST /seller/goods_categories/delete': {
    summary: 'Delete a category of the shop; its goods stay',
    who: 'seller',
    right: 'goods.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
  'POST /seller/goods_categories/assign': {
    summary: 'Put goods into categories of the shop beside those they are in, or take them out of these',
    who: 'seller',
    right: 'goods.write',
    in: z.object({
      ids: z.array(Id).min(1).max(200),
      category_ids: z.array(Id).min(1).max(20),
      is_in: z.boolean(),
    }),
    out: z.object({ changed: z.int() }),
    refusals: ['catalog.shop_category_unknown'],
  },
});
