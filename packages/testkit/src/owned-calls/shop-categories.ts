/** Owned calls of the categories a shop sorts its own goods under. */
import type { CallIn, CallKey } from '@chengji/contract';
import { aGoods } from '../builders/goods.ts';
import type { Fixture } from './owned-calls.ts';

let made = 0;

export async function aShopCategory({ seller }: Pick<Fixture, 'seller'>, name?: string) {
  made += 1;
  const { id } = await seller.client.call('POST /seller/goods_categories/save', {
    name: name ?? `当季${made}`,
  });
  return { id };
}

export const ownedShopCategoryCalls = {
  'GET /wanlshop/shop/own_categories': async ({ shop }) => ({ id: shop.id }),
  'POST /seller/goods_categories/save': async (fixture) => ({
    ...(await aShopCategory(fixture)),
    version: 1,
    name: `上新${made}`,
  }),
  'POST /seller/goods_categories/order': async (fixture) => {
    await aShopCategory(fixture);
    const { rows } = await fixture.seller.client.call('GET /seller/goods_categories/list', {});
    return { ids: rows.map(({ id }) => id).toReversed() };
  },
  'POST /seller/goods_categories/delete': aShopCategory,
  'POST /seller/goods_categories/assign': async (fixture) => ({
    ids: [(await aGoods(fixture.shop)).id],
    category_ids: [(await aShopCategory(fixture)).id],
    is_in: true,
  }),
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };
