import type { CallIn } from '@chengji/contract';
import {
  aCategory,
  aGoods,
  anOperator,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  goodsForm,
  type Market,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { toEmptyPicture } from './empty-picture.ts';

const it = marketTest
  .extend('stranger', { scope: 'file' }, ({ market }) => aShopFixture(market))
  .extend('branch', { scope: 'file' }, async ({ market }) => {
    const top = await aCategory(market, null, '服饰');
    return aCategory(market, top, '外套');
  });

const id: Record<string, number> = {};

it.beforeAll(async ({ shop, stranger, branch }) => {
  id.coat = (
    await aGoods({ ...shop, categoryId: branch }, { title: '驼色大衣', price: '500.00', stock: 9 })
  ).id;
  id.cup = (await aGoods(shop, { title: '马克杯', price: '20.00', stock: 0 })).id;
  id.off = (await aGoods(shop, { title: '旧杯子', price: '10.00', state: 'off', stock: 4 })).id;
  id.foreign = (await aGoods(stranger, { title: '别家的杯子' })).id;
});

const list = (shop: ShopFixture, input: CallIn<'GET /seller/goods/list'> = {}, client = shop.seller.client) =>
  client.call('GET /seller/goods/list', input);
const titles = async (shop: ShopFixture, input: CallIn<'GET /seller/goods/list'>) =>
  (await list(shop, input)).rows.map(({ title }) => title);

describe('the goods of a shop', () => {
  it('are its own, with what each has', async ({ shop }) => {
    const { rows, total, counts, next } = await list(shop);
    expect(rows.map(({ title }) => title)).toEqual(['旧杯子', '马克杯', '驼色大衣']);
    expect(rows[2]).toMatchObject({
      id: id.coat,
      category: '外套',
      price_min: '500.00',
      price_max: '500.00',
      stock: 9,
      skus: 1,
      state: 'on',
    });
    expect({ total, next }).toEqual({ total: 3, next: null });
    expect(counts).toEqual({ all: 3, on: 2, off: 1, sold_out: 1, low: 1 });
  });

  it.for([
    ['on', ['马克杯', '驼色大衣']],
    ['off', ['旧杯子']],
    ['sold_out', ['马克杯']],
  ] as const)('narrow to what is %s', async ([state, expected], { shop }) =>
    expect(await titles(shop, { state })).toEqual(expected),
  );

  it.for([
    ['stock', ['马克杯', '旧杯子', '驼色大衣']],
    ['price', ['旧杯子', '马克杯', '驼色大衣']],
    ['sales', ['旧杯子', '马克杯', '驼色大衣']],
  ] as const)('stand in the order of their %s', async ([sort, expected], { shop }) =>
    expect(await titles(shop, { sort })).toEqual(expected),
  );

  it('narrow to a word and to a category with all below it, counts and all', async ({ shop, branch }) => {
    expect(await list(shop, { keyword: '杯' })).toMatchObject({
      total: 2,
      counts: { all: 2, on: 1, off: 1 },
    });
    expect(await titles(shop, { category_id: branch })).toEqual(['驼色大衣']);
    expect(await list(shop, { keyword: '!!' })).toMatchObject({ rows: [], total: 0 });
  });

  it('come in pages', async ({ shop }) => {
    expect(await list(shop, { limit: 2 })).toMatchObject({ total: 3, next: '2' });
    expect(await list(shop, { limit: 2, page: 2 })).toMatchObject({
      rows: [{ id: id.coat }],
      next: null,
    });
  });

  it('are in English for a reader of English', async ({ market, shop }) => {
    const { rows } = await market.client(shop.seller.token, 'en').call('GET /seller/goods/list', {});
    expect(rows[2]?.category).toMatch(/^Category/);
  });

  it('are found by how the code of a sku begins, and by no sign of `like`', async ({ shop }) => {
    await aGoods(shop, {
      title: '带编码',
      state: 'off',
      skus: [{ values: [], price: '9.00', stock: 1, code: 'Mug_01' }],
    });
    expect(await titles(shop, { keyword: 'mug_0' })).toEqual(['带编码']);
    expect(await titles(shop, { keyword: 'mug%' })).toEqual([]);
  });
});

describe('low stock', () => {
  it('is below the line of the goods, else below the setting', async ({ market }) => {
    const shop = await aShopFixture(market);
    const own = await aGoods(shop, { title: '自定', stock: 15, low_stock: 20 });
    await aGoods(shop, { title: '够卖', stock: 10 });
    await aGoods(shop, { title: '不多', stock: 9 });
    const { rows, counts } = await list(shop, { state: 'low' });
    expect(rows.map(({ title, low_stock, low_skus }) => [title, low_stock, low_skus])).toEqual([
      ['不多', 10, 1],
      ['自定', 20, 1],
    ]);
    expect(counts.low).toBe(2);
    await market.client(shop.seller.token).call('POST /seller/goods/stock', {
      sku_id: own.skus[0]?.id ?? 0,
      stock: 20,
    });
    expect(await titles(shop, { state: 'low' })).toEqual(['不多']);
  });
});

describe('the history of a goods', () => {
  it('says who changed what of it and of its skus, page by page', async ({ market, shop }) => {
    const goods = await aGoods(shop, { title: '旧名', stock: 5 });
    const { client } = shop.seller;
    await client.call('POST /seller/goods/stock', { sku_id: goods.skus[0]?.id ?? 0, stock: 6 });
    const operator = await anOperator(market);
    await operator.client.call('POST /platform/goods/take_down', { id: goods.id, reason: '违规' });
    const first = await client.call('GET /seller/goods/history', { id: goods.id, limit: 2 });
    expect(first.rows.map(({ by, before, after }) => [by === null, before, after])).toEqual([
      [true, { is_taken_down: false, reason: null }, { is_taken_down: true, reason: '违规' }],
      [false, { stock: 5 }, { stock: 6 }],
    ]);
    const rest = await client.call('GET /seller/goods/history', { id: goods.id, cursor: first.next ?? '' });
    expect(rest.rows.map(({ call, before }) => [call, before])).toEqual([['POST /seller/goods/save', null]]);
    expect(rest.next).toBeNull();
  });
});

const state = (shop: ShopFixture, ids: number[], to: 'on' | 'off', client = shop.seller.client) =>
  client.call('POST /seller/goods/state', { ids, state: to });
const stock = (shop: ShopFixture, sku_id: number, amount: number, client = shop.seller.client) =>
  client.call('POST /seller/goods/stock', { sku_id, stock: amount });
const shown = async (market: Market, goodsId: number) =>
  market.client().call('GET /wanlshop/goods/details', { id: goodsId });

describe('putting goods on sale and off', () => {
  it('changes those in the other state, and the shop’s number', async ({ market, shop }) => {
    const goods = [await aGoods(shop), await aGoods(shop)].map((one) => one.id);
    const [first = 0] = goods;
    const before = (await shown(market, first)).shop.goods_count;
    expect(await state(shop, goods, 'off')).toEqual({ changed: 2 });
    expect(await state(shop, [...goods, first], 'off')).toEqual({ changed: 0 });
    expect(await shown(market, first)).toMatchObject({ on_sale: false, shop: { goods_count: before - 2 } });
    expect(await state(shop, [first], 'on')).toEqual({ changed: 1 });
    expect((await shown(market, first)).shop.goods_count).toBe(before - 1);
  });

  it('changes nothing when one of them is another shop’s', async ({ market, shop }) => {
    expect(await getRefusalKey(state(shop, [id.coat ?? 0, id.foreign ?? 0], 'off'))).toBe('common.not_found');
    expect((await shown(market, id.coat ?? 0)).on_sale).toBe(true);
  });

  it('waits for a picture where an import found none, by the list as by the editor', async ({
    market,
    shop,
  }) => {
    const empty = toEmptyPicture(market.context());
    const form = goodsForm(shop, { images: [empty], state: 'off' });
    const goods = await shop.seller.client.call('POST /seller/goods/save', form);
    await expect(state(shop, [id.coat ?? 0, goods.id], 'on')).rejects.toMatchObject({
      key: 'catalog.no_picture',
      field: 'ids',
    });
    const save = (traits: Partial<CallIn<'POST /seller/goods/save'>>) =>
      shop.seller.client.call('POST /seller/goods/save', {
        ...form,
        id: goods.id,
        version: goods.version,
        ...traits,
      });
    await expect(save({ state: 'on' })).rejects.toMatchObject({ key: 'catalog.no_picture', field: 'images' });
    await save({ images: [empty, '/files/00/goods.webp'] });
    expect(await state(shop, [goods.id], 'on')).toEqual({ changed: 1 });
  });
});

describe('setting the stock', () => {
  it('puts a goods back in stock, and out of it', async ({ market, shop }) => {
    const goods = await aGoods(shop, { stock: 0 });
    const sku = goods.skus[0]?.id ?? 0;
    const inStock = async () =>
      (await market.client().call('GET /wanlshop/goods/list', { shop_id: shop.id, in_stock: '1' })).rows.some(
        (row) => row.id === goods.id,
      );
    expect(await inStock()).toBe(false);
    await stock(shop, sku, 7);
    expect(await inStock()).toBe(true);
    expect((await shown(market, goods.id)).skus[0]?.stock).toBe(7);
    await stock(shop, sku, 0);
    expect(await inStock()).toBe(false);
  });
});

describe('a shop’s console', () => {
  it('lets no stranger look at a shop’s goods or change them', async ({ market, shop, stranger }) => {
    const goods = await aGoods(shop);
    const sku = goods.skus[0]?.id ?? 0;
    const details = (client: ShopFixture['seller']['client']) =>
      client.call('GET /seller/goods/details', { id: goods.id });
    expect((await list(shop, {}, stranger.seller.client)).rows.map(({ title }) => title)).toEqual([
      '别家的杯子',
    ]);
    expect(await getRefusalKey(details(stranger.seller.client))).toBe('common.not_found');
    expect(await getRefusalKey(state(shop, [goods.id], 'off', stranger.seller.client))).toBe(
      'common.not_found',
    );
    expect(await getRefusalKey(stock(shop, sku, 1, stranger.seller.client))).toBe('common.not_found');
    expect(await getRefusalKey(stock(shop, 999_999, 1))).toBe('common.not_found');
    const reader = await aSeller(market, shop.id, 'service');
    expect((await details(reader.client)).id).toBe(goods.id);
    expect(await getRefusalKey(state(shop, [goods.id], 'off', reader.client))).toBe('common.no_permission');
    expect(await getRefusalKey(stock(shop, sku, 1, reader.client))).toBe('common.no_permission');
    const packer = await aSeller(market, shop.id, 'shipping');
    expect(await getRefusalKey(list(shop, {}, packer.client))).toBe('common.no_permission');
    expect(await getRefusalKey(details(packer.client))).toBe('common.no_permission');
    const shopper = await aShopper(market);
    for (const { client } of [shopper, { client: market.client() }]) {
      expect(await getRefusalKey(list(shop, {}, client))).toBe('common.login_required');
      expect(await getRefusalKey(details(client))).toBe('common.login_required');
      expect(await getRefusalKey(state(shop, [goods.id], 'off', client))).toBe('common.login_required');
      expect(await getRefusalKey(stock(shop, sku, 1, client))).toBe('common.login_required');
    }
  });
});
