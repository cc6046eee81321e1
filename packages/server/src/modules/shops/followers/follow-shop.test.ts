import {
  aGoods,
  aShop,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shopper: Person;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

const follow = ({ client }: Person, id: number, followed = true) =>
  client.call('POST /wanlshop/shop/follow', { id, followed });
const details = (market: Market, id: number, token: string | null = null, language: 'zh' | 'en' = 'zh') =>
  market.client(token, language).call('GET /wanlshop/shop/details', { id });
const followed = ({ client }: Person, more: { limit?: number; cursor?: string } = {}) =>
  client.call('GET /wanlshop/follow/list', more);
const concern = async ({ client }: Person) =>
  (await client.call('GET /wanlshop/user/statistics')).statistics.dynamic.concern;
const suspend = (market: Market, id: number) =>
  market.server.kernel.database.pool.query('update shops set suspended_at = now() where id = $1', [id]);

describe('a shop', () => {
  it('is shown with its score, its goods on sale and its followers, in the language of who reads', async ({
    market,
  }) => {
    const shop = await aShopFixture(market, { name: '听见安静' });
    await aGoods(shop);
    const off = await aGoods(shop);
    await shop.seller.client.call('POST /seller/goods/state', { ids: [off.id], state: 'off' });
    await follow(shopper, shop.id);
    expect(await details(market, shop.id)).toMatchObject({
      name: '听见安静',
      type: 'enterprise',
      city: '杭州',
      score: null,
      scores: 0,
      goods_count: 1,
      followers: 1,
      followed: false,
    });
    expect((await details(market, shop.id, null, 'en')).city).toBe('Hangzhou');
    expect((await details(market, shop.id, shopper.token)).followed).toBe(true);
  });

  it('that is not there or is suspended is gone for its visitors', async ({ market }) => {
    const { id } = await aShop(market);
    expect(await getRefusalKey(details(market, 999_999))).toBe('shops.shop_gone');
    await suspend(market, id);
    expect(await getRefusalKey(details(market, id))).toBe('shops.shop_gone');
  });
});

describe('following a shop', () => {
  it('counts once, however often it is asked for at once', async ({ market }) => {
    const { id } = await aShop(market);
    await Promise.all(Array.from({ length: 10 }, () => follow(shopper, id)));
    expect((await details(market, id)).followers).toBe(1);
    expect(await concern(shopper)).toBe(1);
    await Promise.all(Array.from({ length: 10 }, () => follow(shopper, id, false)));
    expect((await details(market, id)).followers).toBe(0);
    expect(await concern(shopper)).toBe(0);
  });

  it('counts everyone who comes at once', async ({ market }) => {
    const { id } = await aShop(market);
    const people = await Promise.all(Array.from({ length: 6 }, () => aShopper(market)));
    await Promise.all(people.map((person) => follow(person, id)));
    expect((await details(market, id)).followers).toBe(6);
    await Promise.all(people.slice(2).map((person) => follow(person, id, false)));
    expect((await details(market, id)).followers).toBe(2);
  });

  it('answers how many follow it now, and how many shops one follows', async ({ market }) => {
    const [one, other] = [await aShop(market), await aShop(market)];
    await follow(await aShopper(market), one.id);
    await follow(shopper, other.id);
    expect(await follow(shopper, one.id)).toEqual({ followed: true, followers: 2, concern: 2 });
    expect(await follow(shopper, one.id, false)).toEqual({ followed: false, followers: 1, concern: 1 });
  });

  it('is refused for a shop that is not there or suspended, which may still be left', async ({ market }) => {
    const { id } = await aShop(market);
    expect(await getRefusalKey(follow(shopper, 999_999))).toBe('shops.shop_gone');
    await follow(shopper, id);
    await suspend(market, id);
    expect(await getRefusalKey(follow(await aShopper(market), id))).toBe('shops.shop_gone');
    expect((await follow(shopper, id, false)).concern).toBe(0);
  });

  it('is for shoppers', async ({ market }) => {
    const { id } = await aShop(market);
    const visitor = market.client();
    expect(await getRefusalKey(visitor.call('POST /wanlshop/shop/follow', { id, followed: true }))).toBe(
      'common.login_required',
    );
    expect(await getRefusalKey(visitor.call('GET /wanlshop/follow/list'))).toBe('common.login_required');
  });
});

describe('the shops one follows', () => {
  it('are listed the newest first, page by page, each with its figures', async ({ market }) => {
    const shop = await aShopFixture(market);
    await aGoods(shop);
    const shops = [shop.id, (await aShop(market)).id, (await aShop(market)).id];
    for (const id of shops) {
      await market.advance(1);
      await follow(shopper, id);
    }
    const first = await followed(shopper, { limit: 2 });
    expect(first.rows.map(({ id }) => id)).toEqual([shops[2], shops[1]]);
    const rest = await followed(shopper, { limit: 2, cursor: first.next ?? '' });
    expect(rest).toMatchObject({ rows: [{ id: shops[0], goods_count: 1, followers: 1 }], next: null });
  });

  it('are nobody else’s, and none at first', async ({ market }) => {
    await follow(await aShopper(market), (await aShop(market)).id);
    expect(await followed(shopper)).toEqual({ rows: [], next: null });
  });

  it('take no cursor of another list', async () => {
    const cursor = Buffer.from('["favourites",1,1]').toString('base64url');
    expect(await getRefusalKey(followed(shopper, { cursor }))).toBe('common.bad_cursor');
  });
});
