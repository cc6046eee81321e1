import { aReturnAddress, aSeller, aShopFixture, getRefusalKey, type ShopFixture } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

const list = async () => (await shop.seller.client.call('GET /seller/refunds/addresses', {})).rows;
const remove = (id: number) => shop.seller.client.call('POST /seller/refunds/delete_address', { id });

describe('the return addresses of a shop', () => {
  it('have one default: the first, until another takes its place', async () => {
    const first = await aReturnAddress(shop);
    expect(first).toMatchObject({ is_default: true, city: '杭州市', district: '余杭区' });
    const second = await aReturnAddress(shop, { name: '二' });
    expect(second.is_default).toBe(false);
    await aReturnAddress(shop, { id: second.id, name: '二', is_default: true });
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    await remove(second.id);
    expect(await list()).toMatchObject([{ id: first.id, is_default: true }]);
  });

  it('are twenty and no more, though they are added at once', async () => {
    const saved = await Promise.allSettled(Array.from({ length: 24 }, () => aReturnAddress(shop)));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await getRefusalKey(aReturnAddress(shop))).toBe('shipping.too_many_addresses');
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('lie in an area that there is', async () => {
    expect(await getRefusalKey(aReturnAddress(shop, { district_code: '320102' }))).toBe(
      'shipping.region_unknown',
    );
  });

  it('are nobody else’s, and changed only by who may', async ({ market }) => {
    const { id } = await aReturnAddress(shop);
    const other = await aShopFixture(market);
    expect(await getRefusalKey(aReturnAddress(other, { id }))).toBe('common.not_found');
    const foreign = other.seller.client.call('POST /seller/refunds/delete_address', { id });
    expect(await getRefusalKey(foreign)).toBe('common.not_found');
    const clerk = await aSeller(market, shop.id, 'finance');
    expect(await getRefusalKey(aReturnAddress({ seller: clerk }))).toBe('common.no_permission');
    expect(await list()).toHaveLength(1);
  });
});
