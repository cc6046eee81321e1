import {
  aGoods,
  aShopFixture,
  firstSku,
  getRefusalKey,
  goodsForm,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { findSkusForSale } from '../catalog/index.ts';

const suspend = (operator: Person, id: number, reason = '资质过期') =>
  operator.client.call('POST /platform/shops/suspend', { id, reason });
const resume = (operator: Person, id: number) => operator.client.call('POST /platform/shops/resume', { id });
/** What a call was refused with; null when it was done. */
const getOutcome = (work: Promise<unknown>) =>
  work.then(
    () => null,
    () => getRefusalKey(work),
  );
const onSale = async (market: Market, shopId: number) =>
  (await market.client().call('GET /wanlshop/goods/list', { shop_id: shopId })).rows.map(({ id }) => id);
const shopRow = async (operator: Person, id: number) =>
  operator.client.call('GET /platform/shops/details', { id });

describe('suspending a shop', () => {
  it('takes the goods of a shop out of every list at once, and brings the same back', async ({
    market,
    operator,
  }) => {
    const shop = await aShopFixture(market);
    const goods = await aGoods(shop);
    const off = await aGoods(shop, { state: 'off' });
    await suspend(operator, shop.id);
    expect(await onSale(market, shop.id)).toEqual([]);
    const [sku] = await findSkusForSale(market.context().db, [firstSku(goods).sku_id]);
    expect(sku?.isOnSale).toBe(false);
    expect(await shopRow(operator, shop.id)).toMatchObject({
      goods_on_sale: 0,
      suspend_reason: '资质过期',
    });
    await resume(operator, shop.id);
    expect(await onSale(market, shop.id)).toEqual([goods.id]);
    expect(await onSale(market, shop.id)).not.toContain(off.id);
    expect(await shopRow(operator, shop.id)).toMatchObject({
      goods_on_sale: 1,
      suspended_at: null,
    });
  });

  it('lets no goods come on sale in a suspended shop, and the others go on', async ({ market, operator }) => {
    const [shop, other] = [await aShopFixture(market), await aShopFixture(market)];
    const goods = await aGoods(shop, { state: 'off' });
    await suspend(operator, shop.id);
    const { client } = shop.seller;
    const put = client.call('POST /seller/goods/state', { ids: [goods.id], state: 'on' });
    expect(await getRefusalKey(put)).toBe('shops.suspended');
    expect(await getRefusalKey(client.call('POST /seller/goods/save', goodsForm(shop)))).toBe(
      'shops.suspended',
    );
    await client.call('POST /seller/goods/save', goodsForm(shop, { state: 'off' }));
    await aGoods(other);
    expect(await onSale(market, other.id)).toHaveLength(1);
  });

  it('leaves nothing on sale when goods are put on sale at the same moment', async ({ market, operator }) => {
    const shop = await aShopFixture(market);
    const saves = Array.from({ length: 6 }, () => aGoods(shop));
    const results = await Promise.allSettled([
      ...saves.slice(0, 3),
      suspend(operator, shop.id),
      ...saves.slice(3),
    ]);
    expect(results[3]?.status).toBe('fulfilled');
    expect(await onSale(market, shop.id)).toEqual([]);
    const saved = results.filter(({ status }) => status === 'fulfilled').length - 1;
    await resume(operator, shop.id);
    expect(await onSale(market, shop.id)).toHaveLength(saved);
  });

  it('happens once, of several who do it at once', async ({ market, operator }) => {
    const { id: shopId } = await aShopFixture(market);
    const keys = await Promise.all([1, 2, 3].map(() => getOutcome(suspend(operator, shopId))));
    expect(keys.filter((key) => key === 'shops.state_changed')).toHaveLength(2);
    await resume(operator, shopId);
    expect(await getRefusalKey(resume(operator, shopId))).toBe('shops.state_changed');
    expect(await getRefusalKey(suspend(operator, 999_999))).toBe('common.not_found');
    const { rows } = await operator.client.call('GET /platform/audit/list', {
      subject: 'shop',
      keyword: String(shopId),
    });
    expect(rows.map(({ after }) => after?.is_suspended)).toEqual([false, true]);
  });

  it('leaves the shop’s staff at the orders they have', async ({ market, operator }) => {
    const shop = await aShopFixture(market);
    await suspend(operator, shop.id);
    expect((await shop.seller.client.call('GET /seller/orders/list')).rows).toEqual([]);
  });

  it('is listed by state, type, words and order', async ({ market, operator }) => {
    const name = `山野${Date.now()}`;
    const one = await aShopFixture(market, { name: `${name}一`, type: 'personal' });
    const two = await aShopFixture(market, { name: `${name}二` });
    await suspend(operator, two.id);
    const list = (input: object) =>
      operator.client.call('GET /platform/shops/list', { keyword: name, ...input });
    const page = await list({});
    expect(page).toMatchObject({ total: 2, counts: { all: 2, open: 1, suspended: 1 } });
    expect(page.rows.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(page.rows[1]).toMatchObject({ owner: { name: expect.any(String) }, score: null, city: '杭州' });
    expect((await list({ state: 'suspended' })).rows.map(({ id }) => id)).toEqual([two.id]);
    expect((await list({ type: 'personal' })).rows.map(({ id }) => id)).toEqual([one.id]);
    expect((await list({ sort: 'old', limit: 1 })).rows.map(({ id }) => id)).toEqual([one.id]);
    expect((await list({ limit: 1 })).next).toBe('2');
  });

  it('tells the people of a suspended shop since when and why, until it resumes', async ({
    market,
    operator,
  }) => {
    const { id: shopId, seller } = await aShopFixture(market);
    const told = async () => (await seller.client.call('GET /seller/auth/info')).shop?.suspended;
    expect(await told()).toBeNull();
    await suspend(operator, shopId, '售假投诉核实中');
    const since = market.seconds();
    expect(await told()).toEqual({ since, reason: '售假投诉核实中' });
    await resume(operator, shopId);
    expect(await told()).toBeNull();
  });
});
