import { aGoods, getRefusalKey, type ShopFixture } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest;
const add = async ({ seller }: ShopFixture, name: string) =>
  (await seller.client.call('POST /seller/goods_categories/save', { name, name_en: `${name} en` })).id;
const list = async ({ seller }: ShopFixture) =>
  (await seller.client.call('GET /seller/goods_categories/list', {})).rows;

describe('the categories of a shop', () => {
  it('stand in the order its staff gives them, each name once', async ({ shop }) => {
    const [a, b] = [await add(shop, '当季'), await add(shop, '空运')];
    const { client } = shop.seller;
    await client.call('POST /seller/goods_categories/order', { ids: [b, a] });
    expect((await list(shop)).map(({ name }) => name)).toEqual(['空运', '当季']);
    expect(await getRefusalKey(add(shop, '当季'))).toBe('catalog.shop_category_twice');
    expect(await getRefusalKey(client.call('POST /seller/goods_categories/order', { ids: [a] }))).toBe(
      'catalog.categories_changed',
    );
    for (const id of [a, b]) await client.call('POST /seller/goods_categories/delete', { id });
    expect(await list(shop)).toEqual([]);
  });

  it('hold goods, which buyers list by them; a deleted one leaves its goods', async ({ market, shop }) => {
    const { client } = shop.seller;
    const [season, empty] = [await add(shop, '时令'), await add(shop, '暂无')];
    const inOne = await aGoods(shop, { shop_category_ids: [season] });
    const other = await aGoods(shop);
    const assign = (ids: number[], is_in: boolean) =>
      client.call('POST /seller/goods_categories/assign', { ids, category_ids: [season], is_in });
    expect(await assign([inOne.id, other.id], true)).toEqual({ changed: 1 });
    const shown = () =>
      market.client(undefined, 'en').call('GET /wanlshop/shop/own_categories', { id: shop.id });
    expect((await shown()).rows).toEqual([{ id: season, name: '时令 en', goods_count: 2 }]);
    const listed = async (shop_category_id: number) =>
      (
        await market.client().call('GET /wanlshop/goods/list', { shop_id: shop.id, shop_category_id })
      ).rows.map(({ id }) => id);
    expect(await listed(season)).toEqual([other.id, inOne.id]);
    expect(await listed(empty)).toEqual([]);
    expect((await client.call('GET /seller/goods/list', { shop_category_id: season })).total).toBe(2);
    expect(await assign([inOne.id], false)).toEqual({ changed: 1 });
    await client.call('POST /seller/goods_categories/delete', { id: season });
    const { shop_category_ids } = await client.call('GET /seller/goods/details', { id: other.id });
    expect(shop_category_ids).toEqual([]);
    expect(await getRefusalKey(aGoods(shop, { shop_category_ids: [season] }))).toBe(
      'catalog.shop_category_unknown',
    );
  });
});
