import {
  aGoods,
  aShopFixture,
  firstSku,
  getRefusalKey,
  type Market,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { claimStock } from '../index.ts';

const it = marketTest.extend('stranger', { scope: 'file' }, ({ market }) => aShopFixture(market));

const change = (
  { seller }: ShopFixture,
  rows: { sku_id: number; price?: string; price_was?: string; stock?: number; stock_was?: number }[],
) => seller.client.call('POST /seller/goods/skus', { rows });
const details = (market: Market, id: number) => market.client().call('GET /wanlshop/goods/details', { id });
const inColours = (shop: ShopFixture) =>
  aGoods(shop, {
    specs: [{ name: '颜色', values: ['红', '蓝'] }],
    skus: [
      { values: ['红'], price: '10.00', was_price: '15.00', stock: 5, code: 'CUP-R' },
      { values: ['蓝'], price: '20.00', stock: 5, code: 'CUP-B' },
    ],
  });

describe('prices and stock changed in the list', () => {
  it('are listed by goods, sku by sku', async ({ shop, stranger }) => {
    const [goods, foreign] = [await inColours(shop), await aGoods(stranger)];
    const { rows } = await shop.seller.client.call('GET /seller/goods/skus', {
      ids: `${goods.id},${foreign.id}`,
    });
    expect(
      rows.map(({ sku_id, values, code, price, stock }) => ({ sku_id, values, code, price, stock })),
    ).toEqual([
      { sku_id: goods.skus[0]?.id, values: ['红'], code: 'CUP-R', price: '10.00', stock: 5 },
      { sku_id: goods.skus[1]?.id, values: ['蓝'], code: 'CUP-B', price: '20.00', stock: 5 },
    ]);
  });

  it('show at once in lists and in details, and a was-price that is not above goes', async ({
    market,
    shop,
  }) => {
    const goods = await inColours(shop);
    const [red, blue] = goods.skus;
    const rows = [
      { sku_id: red?.id ?? 0, price: '30.00' },
      { sku_id: blue?.id ?? 0, stock: 0 },
    ];
    expect(await change(shop, rows)).toEqual({ changed: 1 });
    const now = await details(market, goods.id);
    expect(now.skus.map(({ price, was_price, stock }) => ({ price, was_price, stock }))).toEqual([
      { price: '30.00', was_price: null, stock: 5 },
      { price: '20.00', was_price: null, stock: 0 },
    ]);
    const { rows: listed } = await shop.seller.client.call('GET /seller/goods/list', { keyword: 'cup-r' });
    expect(listed.find(({ id }) => id === goods.id)).toMatchObject({
      price_min: '20.00',
      price_max: '30.00',
      stock: 5,
    });
    expect((await shop.seller.client.call('GET /seller/goods/details', { id: goods.id })).version).toBe(
      goods.version + 1,
    );
  });

  it('change nothing when they are as they were', async ({ shop }) => {
    const goods = await inColours(shop);
    expect(await change(shop, [{ sku_id: goods.skus[0]?.id ?? 0, price: '10.00', stock: 5 }])).toEqual({
      changed: 0,
    });
  });

  it('are refused all together when one is free, or of another shop', async ({ shop, stranger }) => {
    const [goods, foreign] = [await inColours(shop), await aGoods(stranger)];
    const own = { sku_id: goods.skus[0]?.id ?? 0, price: '11.00' };
    expect(await getRefusalKey(change(shop, [own, { sku_id: goods.skus[1]?.id ?? 0, price: '0.00' }]))).toBe(
      'catalog.price_zero',
    );
    expect(
      await getRefusalKey(change(shop, [own, { sku_id: firstSku(foreign).sku_id, price: '1.00' }])),
    ).toBe('common.not_found');
    const { skus } = await shop.seller.client.call('GET /seller/goods/details', { id: goods.id });
    expect(skus[0]?.price).toBe('10.00');
  });

  it('are refused to a seller who saw a price that somebody has changed since', async ({ shop }) => {
    const goods = await inColours(shop);
    const sku_id = goods.skus[0]?.id ?? 0;
    const set = (price: string) => change(shop, [{ sku_id, price, price_was: '10.00' }]);
    const both = await Promise.allSettled([set('11.00'), set('12.00')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await getRefusalKey(set('13.00'))).toBe('catalog.price_changed');
  });

  it('leave what is sold meanwhile sold, however many change it at once', async ({ market, shop }) => {
    const goods = await aGoods(shop, { stock: 100 });
    const { sku_id: skuId } = firstSku(goods);
    const buy = () => transact(market.context(), (ctx) => claimStock(ctx, [{ skuId, number: 1 }]));
    const add = () => change(shop, [{ sku_id: skuId, stock: 110, stock_was: 100 }]);
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? buy() : add())));
    expect((await details(market, goods.id)).skus[0]?.stock).toBe(100 - 10 + 10 * 10);
  });
});
