import {
  aCard,
  aCategory,
  aCoupon,
  aGoods,
  aShopFixture,
  aShopper,
  everyPage,
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

const list = (
  market: Market,
  input: { goods_id?: number; limit?: number; cursor?: string; type?: 'vip' } = {},
) => market.client().call('GET /wanlshop/coupon/list', { shop_id: shop.id, ...input });
const listIds = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => id);

describe('the list of coupons', () => {
  it('shows a visitor what can be received first, then what is coming, then what is gone', async ({
    market,
  }) => {
    const gone = await aCoupon(shop.seller, { total: 1 });
    await (await aShopper(market)).client.call('POST /wanlshop/coupon/receive', { id: gone });
    const coming = await aCoupon(shop.seller, { receive_from: market.seconds() + 3_600 });
    const [first, second] = [await aCoupon(shop.seller), await aCoupon(shop.seller)];
    const { rows } = await list(market);
    expect(rows.map(({ id, state, left }) => [id, state, left])).toEqual([
      [second, 'running', 100],
      [first, 'running', 100],
      [coming, 'coming', 100],
      [gone, 'running', 0],
    ]);
    expect(rows[0]?.mine).toEqual({ received: 0, can_receive: true, usable_card: null });
    expect(rows[2]?.mine.can_receive).toBe(false);
  });

  it('goes on page by page without losing or repeating one', async ({ market }) => {
    const ids: number[] = [];
    for (let number = 0; number < 5; number += 1) {
      const receive_from = number % 2 ? market.seconds() + 3_600 : undefined;
      ids.push(await aCoupon(shop.seller, { receive_from }));
    }
    const rows = await everyPage((after) => list(market, { limit: 2, ...after }));
    expect(rows.map(({ id }) => id)).toEqual([ids[4], ids[2], ids[0], ids[3], ids[1]]);
  });

  it('leaves out drafts, and what was stopped or has ended', async ({ market }) => {
    await aCoupon(shop.seller, { draft: true });
    const stopped = await aCoupon(shop.seller);
    await shop.seller.client.call('POST /seller/coupons/stop', { id: stopped });
    await aCoupon(shop.seller, { receive_to: market.seconds() + 60 });
    await market.advance(61);
    expect(await list(market)).toEqual({ rows: [], next: null });
  });

  it('shows what a goods is in, by itself, by its category or by one above it', async ({
    market,
    operator,
  }) => {
    const parent = await aCategory(market);
    const category_id = await aCategory(market, parent);
    const goods = await aGoods(shop, { category_id });
    const other = await aGoods(shop);
    const shared = { total: 100 };
    const ids = [
      await aCoupon(shop.seller, shared),
      await aCoupon(shop.seller, { ...shared, scope: 'goods', scope_ids: [goods.id] }),
      await aCoupon(shop.seller, { ...shared, scope: 'categories', scope_ids: [parent] }),
    ];
    await aCoupon(shop.seller, { ...shared, scope: 'goods', scope_ids: [other.id] });
    const market_ = await aCoupon(operator, { scope: 'categories', scope_ids: [category_id] }, 'platform');
    const found = await market.client().call('GET /wanlshop/coupon/list', { goods_id: goods.id });
    expect(listIds(found)).toEqual([market_, ...ids.toReversed()]);
    expect(await market.client().call('GET /wanlshop/coupon/list', { goods_id: 999_999 })).toEqual({
      rows: [],
      next: null,
    });
  });

  it('says what a person has of each, and whether they may have more', async ({ market }) => {
    const shopper = await aShopper(market);
    const card = await aCard(shopper, shop.seller);
    await aCoupon(shop.seller, { type: 'vip', level: 5 });
    const { rows } = await shopper.client.call('GET /wanlshop/coupon/list', { shop_id: shop.id });
    expect(rows.map(({ mine }) => mine)).toEqual([
      { received: 0, can_receive: false, usable_card: null },
      { received: 1, can_receive: false, usable_card: card.id },
    ]);
    expect(listIds(await list(market, { type: 'vip' }))).toEqual([rows[0]?.id]);
  });
});

describe('a coupon', () => {
  it('is shown in full, in the language asked, also once it is over', async ({ market }) => {
    const goods = await aGoods(shop, { title: '手冲壶', title_en: 'Kettle' });
    const id = await aCoupon(shop.seller, {
      type: 'discount',
      amount: null,
      percent: 15,
      cap: '30.00',
      least_spend: '0.00',
      title: '八五折',
      title_en: '15% off',
      scope: 'goods',
      scope_ids: [goods.id],
      valid_days: 3,
    });
    await shop.seller.client.call('POST /seller/coupons/stop', { id });
    const english = market.client(null, 'en');
    expect(await english.call('GET /wanlshop/coupon/details', { id })).toMatchObject({
      title: '15% off',
      percent: 15,
      cap: '30.00',
      scope_names: ['Kettle'],
      state: 'stopped',
      valid_days: 3,
      mine: { can_receive: false },
    });
  });

  it('is not there for others while it is a draft', async ({ market }) => {
    const id = await aCoupon(shop.seller, { draft: true });
    const client = market.client();
    expect(await getRefusalKey(client.call('GET /wanlshop/coupon/details', { id }))).toBe('common.not_found');
    expect(await getRefusalKey(client.call('GET /wanlshop/coupon/goods', { id }))).toBe('common.not_found');
  });

  it('lists the goods it is for, page by page', async ({ market }) => {
    const parent = await aCategory(market);
    const leaf = await aCategory(market, parent);
    const [one, two] = [await aGoods(shop, { category_id: leaf }), await aGoods(shop, { category_id: leaf })];
    const third = await aGoods(shop);
    const listScopeGoods = async (traits: Parameters<typeof aCoupon>[1], page = {}) =>
      market.client().call('GET /wanlshop/coupon/goods', { id: await aCoupon(shop.seller, traits), ...page });
    expect(listIds(await listScopeGoods({}))).toEqual([third.id, two.id, one.id]);
    expect(listIds(await listScopeGoods({ scope: 'categories', scope_ids: [parent] }))).toEqual([
      two.id,
      one.id,
    ]);
    expect(listIds(await listScopeGoods({ scope: 'goods', scope_ids: [one.id] }))).toEqual([one.id]);
    const first = await listScopeGoods({}, { limit: 2 });
    expect(listIds(first)).toEqual([third.id, two.id]);
    expect(first.next).not.toBeNull();
  });
});

describe('the page of a goods', () => {
  it('names at most three coupons it is in, what takes off most first', async ({ market }) => {
    const goods = await aGoods(shop);
    await aCoupon(shop.seller, { type: 'shipping', amount: null, least_spend: '0.00' });
    const best = await aCoupon(shop.seller, { amount: '50.00', least_spend: '400.00' });
    const share = { type: 'discount', amount: null, percent: 10, least_spend: '300.00' } as const;
    const second = await aCoupon(shop.seller, share);
    const third = await aCoupon(shop.seller, { amount: '5.00' });
    await aCoupon(shop.seller, { receive_from: market.seconds() + 3_600 });
    const { coupons } = await market.client().call('GET /wanlshop/goods/details', { id: goods.id });
    expect(coupons).toEqual([
      { id: best, type: 'reduction', amount: '50.00', percent: null, least_spend: '400.00' },
      { id: second, type: 'discount', amount: null, percent: 10, least_spend: '300.00' },
      { id: third, type: 'reduction', amount: '5.00', percent: null, least_spend: '100.00' },
    ]);
  });
});
