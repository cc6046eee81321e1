import type { CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { presentSellerGoods } from './seller-goods.present.ts';
import { countGoods, type GoodsListState, listGoodsOfShopAfter, listSkus } from './seller-goods.queries.ts';

export type ShopGoodsFilter = {
  state: GoodsListState;
  keyword?: string;
  category_id?: number;
  shop_category_id?: number;
};

type WholeGoods = CallOut<'GET /seller/goods/details'> & { category: string };

const toFilter = (ctx: Context, { keyword, category_id, shop_category_id }: ShopGoodsFilter) => ({
  shopId: requireActor(ctx, 'seller').shopId,
  keyword,
  categoryId: category_id,
  shopCategoryId: shop_category_id,
  lowStock: ctx.services.settings.get('catalog.low_stock'),
});

export async function countShopGoods(ctx: Context, wanted: ShopGoodsFilter): Promise<number> {
  return (await countGoods(ctx.db, toFilter(ctx, wanted)))[wanted.state];
}

/** The shop's goods as a whole, in the order of their ids, to walk through all of them. */
export async function listShopGoodsAfter(
  ctx: Context,
  wanted: ShopGoodsFilter,
  { id, limit }: { id: number; limit: number },
): Promise<WholeGoods[]> {
  const rows = await listGoodsOfShopAfter(ctx.db, toFilter(ctx, wanted), {
    state: wanted.state,
    after: id,
    limit,
  });
  const skus = Map.groupBy(
    await listSkus(
      ctx.db,
      rows.map((row) => row.id),
    ),
    ({ goodsId }) => goodsId,
  );
  return rows.map(({ category, ...row }) => ({
    ...presentSellerGoods(row, skus.get(row.id) ?? []),
    category,
  }));
}
