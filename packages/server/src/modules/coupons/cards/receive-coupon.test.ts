import { randomUUID } from 'node:crypto';
import { aCoupon, anOperator, aShopFixture, aShopper, getRefusalKey } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

describe('receiving a coupon', () => {
  it('gives a card with its terms, and counts it among the unused', async ({ market }) => {
    const shop = await aShopFixture(market);
    const { client } = await aShopper(market);
    const id = await aCoupon(shop.seller, { title: '满 100 减 10' });
    const { card, coupon } = await client.call('POST /wanlshop/coupon/receive', { id });
    expect(card).toMatchObject({
      coupon_id: id,
      state: 'unused',
      type: 'reduction',
      amount: '10.00',
      least_spend: '100.00',
      title: '满 100 减 10',
      shop: { id: shop.id },
      order_id: null,
      used_at: null,
    });
    expect(card.valid_to - card.received_at).toBe(7 * 86_400);
    expect(coupon).toBe(1);
    const { statistics } = await client.call('GET /wanlshop/user/statistics');
    expect(statistics.dynamic.coupon).toBe(1);
  });

  it('gives each person no more than the limit', async ({ market }) => {
    const { seller } = await aShopFixture(market);
    const { client } = await aShopper(market);
    const id = await aCoupon(seller, { per_person: 2 });
    await client.call('POST /wanlshop/coupon/receive', { id });
    await client.call('POST /wanlshop/coupon/receive', { id });
    const third = client.call('POST /wanlshop/coupon/receive', { id });
    expect(await getRefusalKey(third)).toBe('coupons.limit_reached');
  });

  it('gives one card to a tap that came twice with one key', async ({ market }) => {
    const { seller } = await aShopFixture(market);
    const { client } = await aShopper(market);
    const id = await aCoupon(seller, { per_person: 5 });
    const key = randomUUID();
    const tap = () => client.call('POST /wanlshop/coupon/receive', { id }, { idempotencyKey: key });
    const [first, second] = await Promise.all([tap(), tap()]);
    expect(second.card.id).toBe(first.card.id);
    expect((await client.call('GET /wanlshop/coupon/mine', {})).counts.unused).toBe(1);
  });

  it('refuses once all are gone', async ({ market }) => {
    const { seller } = await aShopFixture(market);
    const id = await aCoupon(seller, { total: 1 });
    await (await aShopper(market)).client.call('POST /wanlshop/coupon/receive', { id });
    const late = (await aShopper(market)).client.call('POST /wanlshop/coupon/receive', { id });
    expect(await getRefusalKey(late)).toBe('coupons.none_left');
  });

  it('refuses below the level it asks for, and says which that is', async ({ market }) => {
    const { client: operator } = await anOperator(market);
    const id = await aCoupon({ client: operator }, { type: 'vip', level: 3 }, 'platform');
    const shopper = await aShopper(market);
    const take = () => shopper.client.call('POST /wanlshop/coupon/receive', { id });
    await expect(take()).rejects.toMatchObject({ key: 'coupons.level_too_low', message: /3/ });
    const { pool } = market.server.kernel.database;
    await pool.query('update shoppers set level = 3 where id = $1', [shopper.id]);
    expect((await take()).card.level).toBe(3);
  });

  it('opens at its time and ends at its time', async ({ market }) => {
    const { seller } = await aShopFixture(market);
    const { client } = await aShopper(market);
    const id = await aCoupon(seller, {
      per_person: 9,
      receive_from: market.seconds() + 60,
      receive_to: market.seconds() + 120,
    });
    const take = () => client.call('POST /wanlshop/coupon/receive', { id });
    expect(await getRefusalKey(take())).toBe('coupons.not_open');
    await market.advance(61);
    await take();
    await market.advance(60);
    expect(await getRefusalKey(take())).toBe('coupons.not_open');
  });

  it('refuses a draft as if it were not there, and one that was stopped', async ({ market }) => {
    const { seller } = await aShopFixture(market);
    const { client } = await aShopper(market);
    const draft = await aCoupon(seller, { draft: true });
    expect(await getRefusalKey(client.call('POST /wanlshop/coupon/receive', { id: draft }))).toBe(
      'common.not_found',
    );
    const stopped = await aCoupon(seller);
    await seller.client.call('POST /seller/coupons/stop', { id: stopped });
    expect(await getRefusalKey(client.call('POST /wanlshop/coupon/receive', { id: stopped }))).toBe(
      'coupons.not_open',
    );
  });

  it('is not there while its shop is suspended, and is again afterwards', async ({ market }) => {
    const { seller, id: shopId } = await aShopFixture(market);
    const { client } = await aShopper(market);
    const { client: operator } = await anOperator(market);
    const id = await aCoupon(seller);
    const shown = async () =>
      (await client.call('GET /wanlshop/coupon/list', { shop_id: shopId })).rows.length;
    expect(await shown()).toBe(1);
    await operator.call('POST /platform/shops/suspend', { id: shopId, reason: '资质过期' });
    await market.settle();
    expect(await shown()).toBe(0);
    expect(await getRefusalKey(client.call('POST /wanlshop/coupon/receive', { id }))).toBe(
      'coupons.not_open',
    );
    await operator.call('POST /platform/shops/resume', { id: shopId });
    await market.settle();
    await client.call('POST /wanlshop/coupon/receive', { id });
  });
});
