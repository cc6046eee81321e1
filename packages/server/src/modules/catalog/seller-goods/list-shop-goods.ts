import type { CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { toSearchQuery } from '../search/search.rules.ts';
import { presentSellerGoods } from './seller-goods.present.ts';
import {
  countSellerGoods,
  listGoodsOfShopAfter,
  listSkus,
  type SellerGoodsState,
} from './seller-goods.queries.ts';

export type ShopGoodsFilter = { state: SellerGoodsState; keyword?: string; category_id?: number };

type WholeGoods = CallOut<'GET /seller/goods/details'> & { category: string };

const toFilter = (ctx: Context, { keyword, category_id }: ShopGoodsFilter) => {
  const searchQuery = keyword ? toSearchQuery(keyword) : undefined;
  if (searchQuery === null) return null;
  return { shopId: requireActor(ctx, 'seller').shopId, searchQuery, categoryId: category_id };
};

export async function countShopGoods(ctx: Context, wanted: ShopGoodsFilter): Promise<number> {
  const filter = toFilter(ctx, wanted);
  return filter ? (await countSellerGoods(ctx.db, filter))[wanted.state] : 0;
}

/** The shop's goods as a whole, in the order of their ids, to walk through all of them. */
export async function listShopGoodsAfter(
  ctx: Context,
  wanted: ShopGoodsFilter,
  { id, limit }: { id: number; limit: number },
): Promise<WholeGoods[]> {
  const filter = toFilter(ctx, wanted);
  if (!filter) return [];
  const rows = await listGoodsOfShopAfter(ctx.db, filter, { state: wanted.state, after: id, limit });
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
