import { aGoods, aShopFixture, getRefusalKey } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

describe('a copy of a goods', () => {
  it('has all of it under an id of its own, off sale, and leaves the first as it was', async ({ shop }) => {
    const { call } = shop.seller.client;
    const goods = await aGoods(shop, {
      title: '长'.repeat(120),
      specs: [{ name: '颜色', values: ['红', '蓝'] }],
      skus: [
        { values: ['红'], price: '10.00', was_price: '15.00', stock: 5, code: 'R' },
        { values: ['蓝'], price: '20.00', stock: 0, is_on: false },
      ],
      params: [{ name: '材质', value: '棉' }],
    });
    const { id } = await call('POST /seller/goods/copy', { id: goods.id });
    const copy = await call('GET /seller/goods/details', { id });
    const withoutOwn = ({ id: _, version: __, title: ___, state: ____, skus, ...rest }: typeof goods) => ({
      ...rest,
      skus: skus.map(({ id: _, ...sku }) => sku),
    });
    expect(withoutOwn(copy)).toEqual(withoutOwn(goods));
    expect(copy).toMatchObject({ state: 'off', title: `${'长'.repeat(116)}（副本）` });
    expect(copy.skus.map((sku) => sku.id)).not.toContain(goods.skus[0]?.id);
    expect(await call('GET /seller/goods/details', { id: goods.id })).toEqual(goods);
  });

  it('is not made of another shop’s', async ({ market, shop }) => {
    const foreign = await aGoods(await aShopFixture(market));
    const copied = shop.seller.client.call('POST /seller/goods/copy', { id: foreign.id });
    expect(await getRefusalKey(copied)).toBe('common.not_found');
  });
});
