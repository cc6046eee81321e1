import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findCampaignMarks } from '../goods/offers.port.ts';
import { presentSellerGoods, presentSellerRow } from './seller-goods.present.ts';
import { countGoods, findGoodsOfShop, listGoodsRows, listSkus } from './seller-goods.queries.ts';

type List = CallOut<'GET /seller/goods/list'>;

/** A page of the shop's goods; the counts are of the same words and category in every state. */
export async function listSellerGoods(
  ctx: Context,
  { state, sort, page, limit, keyword, category_id, shop_category_id }: CallChecked<'GET /seller/goods/list'>,
): Promise<List> {
  const { shopId } = requireActor(ctx, 'seller');
  const lowStock = ctx.services.settings.get('catalog.low_stock');
  const filter = { shopId, keyword, categoryId: category_id, shopCategoryId: shop_category_id, lowStock };
  // each looks at all goods of the shop, so they are asked at once
  const [{ taken_down: _, ...counts }, rows] = await Promise.all([
    countGoods(ctx.db, filter),
    listGoodsRows(ctx.db, filter, { state, sort, offset: (page - 1) * limit, limit }),
  ]);
  const campaigns = await findCampaignMarks(
    ctx,
    rows.map(({ id }) => id),
  );
  const total = counts[state];
  return {
    rows: rows.map((row) => presentSellerRow(row, campaigns.get(row.id), ctx.language)),
    total,
    next: nextPage(page, limit, total),
    counts,
  };
}

/** One goods of the own shop, to edit; another shop's is not there. */
export async function getSellerGoods(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /seller/goods/details'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const row = await findGoodsOfShop(ctx.db, shopId, id);
  if (!row) throw new Refusal('common.not_found');
  return presentSellerGoods(row, await listSkus(ctx.db, [id]));
}

export const getGoodsDefaults = async ({
  services,
}: Context): Promise<CallOut<'GET /seller/goods/defaults'>> => ({
  low_stock: services.settings.get('catalog.low_stock'),
});
