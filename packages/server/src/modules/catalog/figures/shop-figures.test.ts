/** Visits, visitors, favourites and followers of a shop, day by day. */
import {
  aGoods,
  aShopFixture,
  aShopper,
  type Market,
  type Person,
  type ShopFixture,
  startMarket,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { storeShopVisits } from '../../shops/index.ts';
import { listShopFigures } from '../index.ts';
import { storeGoodsVisits } from './goods-visits.ts';

let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

const seeGoods = (
  market: Market,
  id: number,
  { token }: { token: string | null } = { token: null },
  on = market,
) => on.client(token).call('GET /wanlshop/goods/details', { id });
const seeShop = (market: Market, id: number, { token }: { token: string | null } = { token: null }) =>
  market.client(token).call('GET /wanlshop/shop/details', { id });

async function store(market: Market, on: Market = market) {
  const ctx = on.context();
  await ctx.services.shopVisits.store((visits) => storeShopVisits(ctx, visits));
  await ctx.services.goodsVisits.store((visits) => storeGoodsVisits(ctx, visits));
}

const today = (market: Market) => market.context().calendar.toDay(market.now());
async function figures(market: Market, from = today(market), to = today(market)) {
  await store(market);
  return listShopFigures(market.context(), shop.id, from, to);
}
const goodsVisits = async (market: Market, id: number) => {
  const { rows } = await market.server.kernel.database.pool.query<{ visits: number }>(
    'select visits from goods_days where goods_id = $1',
    [id],
  );
  return rows.map(({ visits }) => visits);
};

describe('a look', () => {
  it('at a goods or at the shop is a visit of the shop, by people counted once a day', async ({ market }) => {
    const goods = await aGoods(shop);
    const [one, other] = [await aShopper(market), await aShopper(market)];
    await seeGoods(market, goods.id, one);
    await seeShop(market, shop.id, one);
    await seeGoods(market, goods.id, other);
    await seeGoods(market, goods.id);
    expect(await figures(market)).toMatchObject([{ day: today(market), visits: 4, visitors: 3 }]);
    await seeGoods(market, goods.id, one);
    expect(await figures(market)).toMatchObject([{ visits: 5, visitors: 3 }]);
    expect(await goodsVisits(market, goods.id)).toEqual([4]);
  });

  it('of the shop’s own people is none', async ({ market }) => {
    const goods = await aGoods(shop);
    await seeGoods(market, goods.id, shop.seller);
    expect(await figures(market)).toMatchObject([{ visits: 0, visitors: 0 }]);
  });

  it('counts for a visitor whose answer is a shared one', async ({ market }) => {
    const shared = await startMarket({
      databaseUrl: market.databaseUrl,
      environment: { READ_CACHE_MS: '2000' },
    });
    const goods = await aGoods(shop);
    await seeGoods(market, goods.id, { token: null }, shared);
    await store(market, shared);
    await seeGoods(market, goods.id, { token: null }, shared);
    await store(market, shared);
    expect(await figures(market)).toMatchObject([{ visits: 2, visitors: 1 }]);
    await shared.stop();
  });

  it('at what is not there counts nowhere', async ({ market }) => {
    await seeGoods(market, 999_999).catch(() => undefined);
    await store(market);
    expect(await goodsVisits(market, 999_999)).toEqual([]);
  });

  it('is not lost when the market stops', async ({ market }) => {
    const other = await startMarket({ databaseUrl: market.databaseUrl });
    const goods = await aGoods(shop);
    await seeGoods(market, goods.id, await aShopper(market), other);
    await other.stop();
    expect(await figures(market)).toMatchObject([{ visits: 1, visitors: 1 }]);
  });

  it('counts on every node, and a person over all of them once', async ({ market }) => {
    const other = await startMarket({ databaseUrl: market.databaseUrl });
    const goods = await aGoods(shop);
    const shopper = await aShopper(market);
    await Promise.all([seeGoods(market, goods.id, shopper), seeGoods(market, goods.id, shopper, other)]);
    await Promise.all([store(market), store(market, other)]);
    expect(await figures(market)).toMatchObject([{ visits: 2, visitors: 1 }]);
    await other.stop();
  });
});

describe('the figures of a shop', () => {
  const keep = ({ client }: Person, id: number, collected = true) =>
    client.call('POST /wanlshop/goods/collect', { id, collected });

  it('name every day asked for, with new favourites and followers on theirs', async ({ market }) => {
    const goods = await aGoods(shop);
    const [one, other] = [await aShopper(market), await aShopper(market)];
    const first = today(market);
    await keep(one, goods.id);
    await one.client.call('POST /wanlshop/shop/follow', { id: shop.id, followed: true });
    await market.advance(2 * 86_400);
    await keep(other, goods.id);
    await seeShop(market, shop.id, other);
    const days = await figures(market, first);
    expect(days).toHaveLength(3);
    expect(days[0]).toMatchObject({ day: first, newFavourites: 1, newFollowers: 1, visits: 0 });
    expect(days[1]).toMatchObject({ newFavourites: 0, newFollowers: 0, visits: 0, visitors: 0 });
    expect(days[2]).toMatchObject({ day: today(market), newFavourites: 1, newFollowers: 0, visits: 1 });
  });

  it('leave out a favourite that was taken away again, and what is another shop’s', async ({ market }) => {
    const shopper = await aShopper(market);
    const goods = await aGoods(shop);
    await keep(shopper, goods.id);
    await keep(shopper, goods.id, false);
    await keep(shopper, (await aGoods(await aShopFixture(market))).id);
    expect(await figures(market)).toMatchObject([{ newFavourites: 0 }]);
  });

  it('forget who came when the next day is over, not how many', async ({ market }) => {
    await seeShop(market, shop.id);
    const first = today(market);
    await store(market);
    await market.advance(3 * 86_400);
    await seeShop(market, (await aShopFixture(market)).id);
    await store(market);
    const { rows } = await market.server.kernel.database.pool.query(
      'select 1 from shop_visitors where day <= $1',
      [first],
    );
    expect(rows).toEqual([]);
    expect(await figures(market, first, first)).toMatchObject([{ visits: 1, visitors: 1 }]);
  });
});
