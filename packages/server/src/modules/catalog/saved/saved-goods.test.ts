import {
  aGoods,
  aShopper,
  everyPage,
  firstSku,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { maxFootprints, saveFootprint } from './footprint.queries.ts';

let shopper: Person;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

type ListInput = { keyword?: string; gone?: boolean; limit?: number; cursor?: string };
const favourites = (market: Market, input: ListInput = {}, language: 'zh' | 'en' = 'zh') =>
  market.client(shopper.token, language).call('GET /wanlshop/collect/list', input);
const collect = (id: number, collected = true) =>
  shopper.client.call('POST /wanlshop/goods/collect', { id, collected });
const take = (ids: number[]) => shopper.client.call('POST /wanlshop/collect/delete', { ids });
const putOff = (shop: ShopFixture, id: number) =>
  shop.seller.client.call('POST /seller/goods/state', { ids: [id], state: 'off' });
const see = (id: number) => shopper.client.call('GET /wanlshop/goods/details', { id });
const footprints = (input: { limit?: number; cursor?: string } = {}) =>
  shopper.client.call('GET /wanlshop/footprint/list', input);
const counters = async () => (await shopper.client.call('GET /wanlshop/user/statistics')).statistics.dynamic;
const toDay = (market: Market, moment: Date) => market.context().calendar.toDay(moment);
const today = (market: Market) => toDay(market, market.now());

async function someGoods(shop: ShopFixture, number: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < number) ids.push((await aGoods(shop)).id);
  return ids;
}

describe('favourites', () => {
  it('are listed the newest first, page by page, in the language of who reads', async ({ market, shop }) => {
    const { id } = await aGoods(shop, { title: '旧相机', title_en: 'Old camera' });
    const others = await someGoods(shop, 2);
    for (const goods of [id, ...others]) {
      await market.advance(1);
      await collect(goods);
    }
    const first = await favourites(market, { limit: 2 });
    expect(first.rows.map((row) => row.id)).toEqual(others.toReversed());
    const rest = await favourites(market, { limit: 2, cursor: first.next ?? '' }, 'en');
    expect(rest).toMatchObject({ rows: [{ id, title: 'Old camera', on_sale: true }], next: null });
  });

  it('put in at once stand in the order of their ids, each on one page', async ({ market, shop }) => {
    const goods = await Promise.all(
      (await someGoods(shop, 5)).map(async (id) => ({ ...firstSku(await details(shop, id)) })),
    );
    const data = goods.map((line) => ({ ...line, number: 1 }));
    await shopper.client.call('POST /wanlshop/cart/storage', { type: 'follow', data });
    const rows = await everyPage((after) => favourites(market, { limit: 2, ...after }));
    expect(rows.map(({ id }) => id)).toEqual(goods.map(({ goods_id }) => goods_id).toReversed());
  });

  it('that went off sale say so, and can be asked for alone', async ({ market, shop }) => {
    const [kept, gone] = [await aGoods(shop), await aGoods(shop)];
    await collect(kept.id);
    await collect(gone.id);
    await putOff(shop, gone.id);
    expect((await favourites(market)).rows.find(({ id }) => id === gone.id)?.on_sale).toBe(false);
    expect((await favourites(market, { gone: true })).rows.map(({ id }) => id)).toEqual([gone.id]);
  });

  it('are found by words of their titles, in both languages, and by nothing that only looks like them', async ({
    market,
    shop,
  }) => {
    const { id } = await aGoods(shop, { title: '100% 羊毛围巾', title_en: 'Wool scarf' });
    await collect(id);
    await collect((await aGoods(shop)).id);
    for (const keyword of ['羊毛', 'wool', '100%']) {
      expect((await favourites(market, { keyword })).rows.map((row) => row.id)).toEqual([id]);
    }
    for (const keyword of ['_毛', '10%围', 'cashmere'])
      expect((await favourites(market, { keyword })).rows).toEqual([]);
  });

  it('are taken out many at a time; what is not in them is passed over', async ({ shop }) => {
    const ids = await someGoods(shop, 3);
    for (const id of ids) await collect(id);
    const [one = 0, two = 0] = ids;
    expect(await take([one, two, 999_999])).toEqual({ collection: 1 });
    expect(await take([one])).toEqual({ collection: 1 });
    expect((await counters()).collection).toBe(1);
    expect((await see(one)).collected).toBe(false);
  });

  it('are counted exactly while they come and go at once', async ({ market, shop }) => {
    const ids = await someGoods(shop, 4);
    await Promise.all([...ids, ...ids].map((id) => collect(id)));
    await Promise.all([take(ids.slice(0, 2)), take(ids.slice(1, 3))]);
    expect((await counters()).collection).toBe(1);
    expect((await favourites(market)).rows.map(({ id }) => id)).toEqual([ids[3]]);
  });

  it('moved there from the cart are gone from it, and only the new ones are counted', async ({
    market,
    shop,
  }) => {
    const [known, fresh] = [await aGoods(shop), await aGoods(shop)];
    await collect(known.id);
    const data = [known, fresh].map((goods) => ({ ...firstSku(goods), number: 1 }));
    await shopper.client.call('POST /wanlshop/cart/synchro', { cart: data });
    expect(await shopper.client.call('POST /wanlshop/cart/storage', { type: 'follow', data })).toBe(1);
    expect(await shopper.client.call('POST /wanlshop/cart/synchro', { cart: null })).toEqual([]);
    expect((await counters()).collection).toBe(2);
    expect((await favourites(market)).rows.map(({ id }) => id)).toEqual([fresh.id, known.id]);
  });
});

const details = (shop: ShopFixture, id: number) =>
  shop.seller.client.call('GET /seller/goods/details', { id });

describe('footprints', () => {
  it('are left by looking at a goods: once a day, where one looked last', async ({ market, shop }) => {
    const [one = 0, other = 0] = await someGoods(shop, 2);
    await see(one);
    await market.advance(1);
    await see(other);
    await market.advance(1);
    await see(one);
    const day = today(market);
    expect((await footprints()).rows).toMatchObject([
      { day, goods: { id: one, on_sale: true } },
      { day, goods: { id: other } },
    ]);
    await market.advance(86_400);
    await see(other);
    const rows = (await footprints()).rows.map((row) => [row.day, row.goods.id]);
    expect(rows).toEqual([
      [today(market), other],
      [day, one],
      [day, other],
    ]);
    expect((await counters()).footprint).toBe(3);
  });

  it('go on page by page', async ({ market, shop }) => {
    for (const id of await someGoods(shop, 3)) {
      await market.advance(1);
      await see(id);
    }
    const all = (await footprints()).rows;
    const first = await footprints({ limit: 2 });
    const rest = await footprints({ limit: 2, cursor: first.next ?? '' });
    expect([...first.rows, ...rest.rows]).toEqual(all);
    expect(rest.next).toBeNull();
  });

  it('are one when the same goods is looked at many times at once', async ({ shop }) => {
    const [id = 0] = await someGoods(shop, 1);
    await Promise.all(Array.from({ length: 8 }, () => see(id)));
    expect((await counters()).footprint).toBe(1);
  });

  it('are no more than so many: the oldest give way', async ({ market, shop }) => {
    const { id: shopperId } = shopper;
    const { db } = market.context();
    const [first = 0, second = 0] = await someGoods(shop, 2);
    const long = new Date('2020-01-01T00:00:00Z').getTime();
    for (let index = 0; index < maxFootprints; index += 1) {
      const seenAt = new Date(long + index * 86_400_000);
      await saveFootprint(db, { shopperId, goodsId: first, day: toDay(market, seenAt), seenAt });
    }
    expect((await counters()).footprint).toBe(maxFootprints);
    await see(second);
    expect((await counters()).footprint).toBe(maxFootprints);
    await see(second);
    expect((await counters()).footprint).toBe(maxFootprints);
    const [newest] = (await footprints({ limit: 1 })).rows;
    expect(newest?.goods.id).toBe(second);
    const { rows } = await market.server.kernel.database.pool.query(
      'select min(seen_at) as oldest from footprints where shopper_id = $1',
      [shopperId],
    );
    expect(rows[0].oldest.getTime()).toBe(long + 86_400_000);
  });

  it('of a goods that went off sale stay, and say so', async ({ shop }) => {
    const [id = 0] = await someGoods(shop, 1);
    await see(id);
    await putOff(shop, id);
    expect((await footprints()).rows).toMatchObject([{ goods: { id, on_sale: false } }]);
  });

  it('are forgotten one by one, and all at once', async ({ market, shop }) => {
    const ids = await someGoods(shop, 3);
    for (const id of ids) await see(id);
    const [one = 0] = ids;
    const forget = (rows: { goods_id: number; day: string }[]) =>
      shopper.client.call('POST /wanlshop/footprint/delete', { rows });
    expect(await forget([{ goods_id: one, day: today(market) }])).toEqual({ footprint: 2 });
    expect(await forget([{ goods_id: one, day: '2020-01-01' }])).toEqual({ footprint: 2 });
    expect(await shopper.client.call('POST /wanlshop/footprint/clear', {})).toEqual({ footprint: 0 });
    expect((await footprints()).rows).toEqual([]);
  });

  it('are one’s own, and a visitor leaves none', async ({ market, shop }) => {
    const [id = 0] = await someGoods(shop, 1);
    await see(id);
    await market.client().call('GET /wanlshop/goods/details', { id });
    const other = await aShopper(market);
    await other.client.call('POST /wanlshop/footprint/clear', {});
    expect((await footprints()).rows).toHaveLength(1);
    expect((await other.client.call('GET /wanlshop/footprint/list')).rows).toEqual([]);
  });
});

it('the lists of favourites and of footprints refuse everybody but a shopper, and the cursor of another list', async ({
  market,
  shop,
}) => {
  for (const name of ['GET /wanlshop/collect/list', 'GET /wanlshop/footprint/list'] as const) {
    expect(await getRefusalKey(market.client().call(name))).toBe('common.login_required');
    expect(await getRefusalKey(shop.seller.client.call(name))).toBe('common.login_required');
    const cursor = Buffer.from('["shops.followed",1,1]').toString('base64url');
    expect(await getRefusalKey(shopper.client.call(name, { cursor }))).toBe('common.bad_cursor');
  }
});
