import { aCategory, aGoods, aShopFixture, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { findCategoryPaths, listCategoryNames, listGoodsNames, listOfferedGoods } from '../index.ts';

const it = marketTest.extend('tree', { scope: 'file' }, async ({ market }) => {
  const top = await aCategory(market, null, '饮品');
  const middle = await aCategory(market, top, '茶');
  return { top, middle, leaf: await aCategory(market, middle, '绿茶') };
});

const goods: number[] = [];

/** Three goods at the bottom of a tree, one beside it, and one of another shop in it. */
it.beforeAll(async ({ market, shop, tree }) => {
  for (let number = 0; number < 3; number += 1) {
    goods.push((await aGoods(shop, { category_id: tree.leaf })).id);
  }
  goods.push((await aGoods(shop)).id);
  goods.push((await aGoods(await aShopFixture(market), { category_id: tree.leaf })).id);
});

type Scope = Parameters<typeof listOfferedGoods>[1];
const page = (market: Market, scope: Scope, input: { limit?: number; cursor?: string } = {}) =>
  listOfferedGoods(market.context(), scope, { limit: 20, ...input });
const listIds = async (market: Market, scope: Scope) => (await page(market, scope)).rows.map(({ id }) => id);

describe('the goods an offer is for', () => {
  it('are all of the market, or of one shop', async ({ market, shop }) => {
    expect(await listIds(market, { shopId: null })).toEqual(goods.toReversed());
    expect(await listIds(market, { shopId: shop.id })).toEqual(goods.slice(0, 4).toReversed());
  });

  it('are those in a category, at any level of the tree', async ({ market, shop, tree }) => {
    for (const id of Object.values(tree)) {
      expect(await listIds(market, { shopId: shop.id, categoryIds: [id] })).toEqual(
        goods.slice(0, 3).toReversed(),
      );
    }
    expect(await listIds(market, { shopId: null, categoryIds: [tree.leaf, shop.categoryId] })).toEqual(
      goods.toReversed(),
    );
  });

  it('are those it names, of its own shop alone', async ({ market, shop }) => {
    const named = [goods[0] ?? 0, goods[4] ?? 0];
    expect(await listIds(market, { shopId: shop.id, goodsIds: named })).toEqual([goods[0]]);
    expect(await listIds(market, { shopId: null, goodsIds: named })).toEqual(named.toReversed());
  });

  it('go on page by page, and are not there while they are off sale', async ({ market, shop }) => {
    const first = await page(market, { shopId: shop.id }, { limit: 3 });
    expect(first.rows).toHaveLength(3);
    const rest = await page(market, { shopId: shop.id }, { limit: 3, cursor: first.next ?? '' });
    expect(rest.rows.map(({ id }) => id)).toEqual([goods[0]]);
    expect(rest.next).toBeNull();
    const [id = 0] = goods;
    await shop.seller.client.call('POST /seller/goods/state', { ids: [id], state: 'off' });
    expect(await listIds(market, { shopId: shop.id })).not.toContain(id);
    await shop.seller.client.call('POST /seller/goods/state', { ids: [id], state: 'on' });
  });

  it('stand by what sells and is liked', async ({ market, shop }) => {
    const { pool } = market.server.kernel.database;
    await pool.query('update goods set sold = 9 where id = $1', [goods[1]]);
    expect((await listIds(market, { shopId: shop.id }))[0]).toBe(goods[1]);
    await pool.query('update goods set sold = 0 where id = $1', [goods[1]]);
  });

  it('refuse the cursor of another list', async ({ market }) => {
    const { next } = await market.client().call('GET /wanlshop/goods/list', { limit: 1 });
    await expect(page(market, { shopId: null }, { cursor: next ?? '' })).rejects.toMatchObject({
      key: 'common.bad_cursor',
    });
  });
});

describe('the path of a category', () => {
  it('is itself and all above it, also once it was asked for before', async ({ market, tree }) => {
    const ctx = market.context();
    for (let round = 0; round < 2; round += 1) {
      const paths = await findCategoryPaths(ctx, [tree.leaf, tree.top]);
      expect(paths.get(tree.leaf)).toEqual([tree.leaf, tree.middle, tree.top]);
      expect(paths.get(tree.top)).toEqual([tree.top]);
    }
    expect((await findCategoryPaths(ctx, [999_999])).has(999_999)).toBe(false);
  });
});

it('names of categories and goods come in both languages, with whose they are', async ({
  market,
  shop,
  tree,
}) => {
  const { db } = market.context();
  expect(await listCategoryNames(db, [tree.leaf, 999_999])).toEqual([
    { id: tree.leaf, zh: '绿茶', en: expect.stringContaining('Category') },
  ]);
  const [named] = await listGoodsNames(db, [goods[0] ?? 0]);
  expect(named).toMatchObject({
    id: goods[0],
    shopId: shop.id,
    en: expect.stringContaining('Goods'),
  });
});
