import { aGoods, aShopFixture, getRefusalKey } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('other', { scope: 'file' }, ({ market }) => aShopFixture(market));

describe('the goods of the market', () => {
  it('are those of every shop, narrowed by words, code, shop and state', async ({
    operator,
    shop,
    other,
  }) => {
    const cup = await aGoods(shop, {
      title: '青瓷杯',
      skus: [{ values: [], price: '9.00', stock: 1, code: 'QC-7' }],
    });
    const vase = await aGoods(other, { title: '青瓷瓶', state: 'off' });
    const list = async (input: object) =>
      (await operator.client.call('GET /platform/goods/list', input)).rows.map(({ id }) => id);
    expect(await list({ keyword: '青瓷' })).toEqual([vase.id, cup.id]);
    expect(await list({ keyword: 'qc-' })).toEqual([cup.id]);
    expect(await list({ keyword: '青瓷', shop_id: other.id })).toEqual([vase.id]);
    expect(await list({ keyword: '青瓷', state: 'on' })).toEqual([cup.id]);
    expect(await list({ keyword: '青瓷', state: 'taken_down' })).toEqual([]);
  });

  it('are taken down for a reason their shop reads, and allowed again', async ({
    market,
    operator,
    shop,
  }) => {
    const { id } = await aGoods(shop, { title: '假名牌' });
    const putOn = () => shop.seller.client.call('POST /seller/goods/state', { ids: [id], state: 'on' });
    await operator.client.call('POST /platform/goods/take_down', { id, reason: '涉嫌假冒' });
    const { rows } = await operator.client.call('GET /platform/goods/list', { state: 'taken_down' });
    expect(rows).toMatchObject([{ id, state: 'off', taken_down: '涉嫌假冒', shop: { id: shop.id } }]);
    expect(await getRefusalKey(putOn())).toBe('catalog.taken_down');
    const twice = operator.client.call('POST /platform/goods/take_down', { id, reason: '再次' });
    expect(await getRefusalKey(twice)).toBe('common.not_found');
    await operator.client.call('POST /platform/goods/allow', { id });
    expect(await getRefusalKey(operator.client.call('POST /platform/goods/allow', { id }))).toBe(
      'catalog.not_taken_down',
    );
    expect(await putOn()).toEqual({ changed: 1 });
    const { rows: log } = await operator.client.call('GET /platform/audit/list', {});
    expect(log.filter(({ subject }) => subject === 'goods').length).toBeGreaterThanOrEqual(2);
    expect(market.server.kernel.faults).toEqual([]);
  });
});
