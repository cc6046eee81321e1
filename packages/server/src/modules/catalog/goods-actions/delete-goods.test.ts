import { randomUUID } from 'node:crypto';
import { aGoods, aShopFixture, firstSku, getRefusalKey, type ShopFixture } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('stranger', { scope: 'file' }, ({ market }) => aShopFixture(market));

const remove = ({ seller }: ShopFixture, ...ids: number[]) =>
  seller.client.call('POST /seller/goods/delete', { ids });
const putOn = ({ seller }: ShopFixture, id: number) =>
  seller.client.call('POST /seller/goods/state', { ids: [id], state: 'on' });
const listIds = async ({ seller }: ShopFixture) =>
  (await seller.client.call('GET /seller/goods/list', {})).rows.map(({ id }) => id);

describe('goods that their shop deletes', () => {
  it('are gone from its lists and for good, while an order still names them', async ({
    market,
    shop,
    buyer,
  }) => {
    const goods = await aGoods(shop, { title: '要删的杯子' });
    const { orders } = await buyer.client.call(
      'POST /wanlshop/order/create',
      {
        type: 'goods',
        items: [{ ...firstSku(goods), number: 1 }],
        address_id: buyer.addressId,
        payable: '12.30',
      },
      { idempotencyKey: randomUUID() },
    );
    await shop.seller.client.call('POST /seller/goods/state', { ids: [goods.id], state: 'off' });
    expect(await remove(shop, goods.id)).toEqual({ deleted: 1 });
    expect(await listIds(shop)).not.toContain(goods.id);
    expect(await getRefusalKey(putOn(shop, goods.id))).toBe('common.not_found');
    const details = shop.seller.client.call('GET /seller/goods/details', { id: goods.id });
    expect(await getRefusalKey(details)).toBe('common.not_found');
    const order = await buyer.client.call('GET /wanlshop/order/details', { id: orders[0]?.id ?? 0 });
    expect(order.lines[0]?.title).toBe('要删的杯子');
    expect(market.server.kernel.faults).toEqual([]);
  });

  it('are refused all together while one is on sale, or of another shop', async ({ shop, stranger }) => {
    const [on, off, foreign] = [
      await aGoods(shop),
      await aGoods(shop, { state: 'off' }),
      await aGoods(stranger, { state: 'off' }),
    ];
    expect(await getRefusalKey(remove(shop, off.id, on.id))).toBe('catalog.delete_on_sale');
    expect(await getRefusalKey(remove(shop, off.id, foreign.id))).toBe('common.not_found');
    expect(await listIds(shop)).toContain(off.id);
  });

  it('are never on sale and deleted, in any order', async ({ market, shop }) => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await aGoods(shop, { state: 'off' });
      await Promise.allSettled([remove(shop, id), putOn(shop, id)]);
      const { rows } = await market.server.kernel.database.pool.query(
        'select is_on_sale, deleted_at is not null as is_deleted from goods where id = $1',
        [id],
      );
      expect(rows[0].is_on_sale).toBe(!rows[0].is_deleted);
    }
  });
});
