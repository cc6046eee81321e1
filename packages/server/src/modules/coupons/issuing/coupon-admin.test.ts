import { randomUUID } from 'node:crypto';
import {
  aCard,
  aCategory,
  aCoupon,
  aGoods,
  anAddress,
  aSeller,
  aShopFixture,
  aShopper,
  couponForm,
  firstSku,
  getRefusalKey,
  type Market,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

const save = (traits: Parameters<typeof couponForm>[0] = {}) =>
  shop.seller.client.call('POST /seller/coupons/save', couponForm(traits));
const details = (id: number) => shop.seller.client.call('GET /seller/coupons/details', { id });
const received = async (market: Market) => (await aCard(await aShopper(market), shop.seller)).coupon_id;

describe('a shop that issues coupons', () => {
  it('reads back what it wrote', async ({ market }) => {
    const [goods, other] = [await aGoods(shop), await aGoods(shop)];
    const { id } = await save({
      type: 'discount',
      amount: null,
      percent: 12,
      cap: '30.00',
      least_spend: '99.00',
      per_person: 2,
      scope: 'goods',
      scope_ids: [goods.id, other.id],
      valid_days: 5,
      receive_to: market.seconds() + 600,
    });
    expect(await details(id)).toMatchObject({
      state: 'running',
      type: 'discount',
      amount: null,
      percent: 12,
      cap: '30.00',
      per_person: 2,
      least_spend: '99.00',
      scope_ids: [goods.id, other.id],
      valid_days: 5,
      receive_from: market.seconds(),
      receive_to: market.seconds() + 600,
      used: 0,
      discounted: '0.00',
      shop: { id: shop.id },
      scope_names: [goods.title, other.title],
    });
  });

  it('has its cards valid so long as the market’s are when it does not say', async () => {
    const { id } = await save();
    expect((await details(id)).valid_days).toBe(7);
  });

  it.each([
    ['coupons.terms_wrong', 'amount', { amount: '0.00' }],
    ['coupons.times_wrong', 'valid_to', { valid_from: 10, valid_to: 20 }],
    ['coupons.scope_wrong', 'scope_ids', { scope: 'goods' as const, scope_ids: [] }],
    ['coupons.scope_wrong', 'scope_ids', { scope: 'categories' as const, scope_ids: [999_999] }],
  ])('is told what is wrong: %s at %s', async (key, field, traits) => {
    await expect(save(traits)).rejects.toMatchObject({ key, field });
  });

  it('cannot name the goods of another shop; the market can', async ({ market, operator }) => {
    const goods = await aGoods(await aShopFixture(market));
    const traits = { scope: 'goods' as const, scope_ids: [goods.id] };
    expect(await getRefusalKey(save(traits))).toBe('coupons.scope_wrong');
    await aCoupon(operator, traits, 'platform');
    const category = { scope: 'categories' as const, scope_ids: [await aCategory(market)] };
    await save(category);
  });

  it('may change everything before anybody received one, and then only what harms no holder', async ({
    market,
  }) => {
    const { id } = await save();
    await save({ id, amount: '20.00', total: 50 });
    expect(await details(id)).toMatchObject({ amount: '20.00', total: 50 });
    const taken = await received(market);
    const form = { ...couponForm(), id: taken };
    const { client } = shop.seller;
    await client.call('POST /seller/coupons/save', { ...form, title: '新名字', total: 200, per_person: 9 });
    expect(await details(taken)).toMatchObject({ title: '新名字', total: 200, per_person: 9 });
    for (const [field, change] of Object.entries({
      amount: { amount: '9.00' },
      total: { total: 100 },
      least_spend: { least_spend: '200.00' },
    })) {
      const changed = client.call('POST /seller/coupons/save', { ...form, total: 200, ...change });
      await expect(changed).rejects.toMatchObject({ key: 'coupons.already_received', field });
    }
  });

  it('cannot change or stop what is over', async () => {
    const { id } = await save();
    const { client } = shop.seller;
    await client.call('POST /seller/coupons/stop', { id, reason: '卖完了' });
    expect(await details(id)).toMatchObject({ state: 'stopped', stop_reason: '卖完了' });
    expect(await getRefusalKey(save({ id }))).toBe('coupons.over');
    expect(await getRefusalKey(client.call('POST /seller/coupons/stop', { id }))).toBe('coupons.over');
  });

  it('keeps the cards valid that were received before it stopped', async ({ market }) => {
    const shopper = await aShopper(market);
    const card = await aCard(shopper, shop.seller);
    await shop.seller.client.call('POST /seller/coupons/stop', { id: card.coupon_id });
    expect((await shopper.client.call('GET /wanlshop/coupon/mine', {})).counts.unused).toBe(1);
  });

  it('throws a draft away, and nothing else', async ({ market }) => {
    const { id } = await save({ draft: true });
    await shop.seller.client.call('POST /seller/coupons/delete', { id });
    expect(await getRefusalKey(details(id))).toBe('common.not_found');
    const issued = shop.seller.client.call('POST /seller/coupons/delete', {
      id: await received(market),
    });
    expect(await getRefusalKey(issued)).toBe('coupons.already_received');
  });

  it('issues none while it is suspended', async ({ operator }) => {
    await operator.client.call('POST /platform/shops/suspend', {
      id: shop.id,
      reason: '资质过期',
    });
    expect(await getRefusalKey(save())).toBe('shops.suspended');
  });

  it('sees nothing of another shop’s', async ({ market }) => {
    const id = await aCoupon((await aShopFixture(market)).seller);
    expect(await getRefusalKey(details(id))).toBe('common.not_found');
    expect(await getRefusalKey(save({ id }))).toBe('common.not_found');
    for (const call of ['POST /seller/coupons/stop', 'POST /seller/coupons/delete'] as const) {
      expect(await getRefusalKey(shop.seller.client.call(call, { id }))).toBe('common.not_found');
    }
  });

  it('lets only those of its staff look and write whose role says so', async ({ market }) => {
    const goods = await aSeller(market, shop.id, 'goods');
    await aCoupon(goods);
    const { client } = await aSeller(market, shop.id, 'shipping');
    await expect(client.call('GET /seller/coupons/list', {})).rejects.toMatchObject({ status: 403 });
  });
});

describe('the list of what is issued', () => {
  it('counts each state, finds by words, and says how much was used', async ({ market }) => {
    const shopper = await aShopper(market);
    const card = await aCard(shopper, shop.seller, { title: '十元券', total: 4 });
    await aCard(shopper, shop.seller);
    await aCoupon(shop.seller, { draft: true });
    await aCoupon(shop.seller, { receive_from: market.seconds() + 600 });
    const goods = await aGoods(shop, { price: '120.00' });
    await shopper.client.call(
      'POST /wanlshop/order/create',
      {
        type: 'goods',
        items: [{ ...firstSku(goods), number: 1 }],
        payable: '110.00',
        address_id: await anAddress(shopper),
        cards: { [shop.id]: card.id },
      },
      { idempotencyKey: randomUUID() },
    );
    const list = (input = {}) => shop.seller.client.call('GET /seller/coupons/list', input);
    const all = await list({ sort: 'used' });
    expect(all.counts).toEqual({ all: 4, draft: 1, coming: 1, running: 2, ended: 0, stopped: 0 });
    expect(all.use_rate).toBe(0.5);
    expect(all.rows[0]).toMatchObject({
      title: '十元券',
      received: 1,
      used: 1,
      discounted: '10.00',
      sales: '110.00',
    });
    expect((await list({ keyword: '十元' })).rows.map(({ id }) => id)).toEqual([card.coupon_id]);
    expect(await list({ state: 'draft' })).toMatchObject({ total: 1, rows: [{ state: 'draft' }] });
    const second = await list({ page: 2, limit: 3, sort: 'old' });
    expect(second).toMatchObject({ total: 4, next: null, rows: [{ state: 'coming' }] });
  });

  it('shows the operator the market’s, the shops’, or one shop’s', async ({ operator }) => {
    const [own, shops] = [await aCoupon(operator, {}, 'platform'), await aCoupon(shop.seller)];
    const list = async (input = {}) =>
      (await operator.client.call('GET /platform/coupons/list', { limit: 100, ...input })).rows.map(
        ({ id }) => id,
      );
    expect(await list({ issuer: 'platform' })).toContain(own);
    expect(await list({ issuer: 'platform' })).not.toContain(shops);
    expect(await list({ issuer: 'shops' })).toContain(shops);
    expect(await list({ shop_id: shop.id })).toEqual([shops]);
    expect(await operator.client.call('GET /platform/coupons/details', { id: shops })).toMatchObject({
      shop: { id: shop.id },
    });
  });
});

describe('the operator', () => {
  it('stops a shop’s coupon with a reason its shop reads, but does not rewrite it', async ({ operator }) => {
    const id = await aCoupon(shop.seller);
    const { client } = operator;
    expect(await getRefusalKey(client.call('POST /platform/coupons/save', couponForm({ id })))).toBe(
      'common.not_found',
    );
    await client.call('POST /platform/coupons/stop', { id, reason: '违规促销' });
    expect(await details(id)).toMatchObject({ state: 'stopped', stop_reason: '违规促销' });
    expect(await getRefusalKey(client.call('POST /platform/coupons/stop', { id, reason: '再次' }))).toBe(
      'coupons.over',
    );
  });

  it('throws a draft of the market away', async ({ operator }) => {
    const id = await aCoupon(operator, { draft: true }, 'platform');
    await operator.client.call('POST /platform/coupons/delete', { id });
    expect(await getRefusalKey(operator.client.call('GET /platform/coupons/details', { id }))).toBe(
      'common.not_found',
    );
  });
});

it('every change stands in the audit log with what it was before', async () => {
  const { id } = await save();
  await save({ id, amount: '20.00' });
  await shop.seller.client.call('POST /seller/coupons/stop', { id });
  const { rows } = await shop.seller.client.call('GET /seller/audit/list', { subject: 'coupon' });
  expect(
    rows.map(({ before, after }) => [before?.amount ?? before?.stopped, after?.amount ?? after?.stopped]),
  ).toEqual([
    [false, true],
    ['10.00', '20.00'],
    [undefined, '10.00'],
  ]);
});
