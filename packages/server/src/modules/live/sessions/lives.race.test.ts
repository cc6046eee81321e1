import { aGoods, aLive, aShopFixture, type ShopFixture, sendLive } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { endLiving } from './end-live.ts';

let shop: ShopFixture;

const it = marketTest;

it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

/** How each of what was done at once came out: done, or the key it was refused with. */
const settle = async (works: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(works))
    .map((one) =>
      one.status === 'fulfilled' ? 'done' : String(one.reason.key ?? one.reason.reason ?? one.reason),
    )
    .sort();

describe('what happens to lives at once', () => {
  it('lets one of a shop’s two starts through', async ({ market, node }) => {
    const lives = [await aLive(market, shop), await aLive(market, shop)];
    const starts = lives.map(({ id }, index) =>
      (index === 0 ? market : node).client(shop.seller.token).call('POST /seller/live/start', { id }),
    );
    expect(await settle(starts)).toEqual(['done', 'live.another_living']);
  });

  it('lets one of two encoders of a started live through', async ({ market, node }) => {
    const live = await aLive(market, shop);
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    expect(await settle([sendLive(market, live), sendLive(node, live)])).toEqual(['busy', 'done']);
    expect(await shop.seller.client.call('GET /seller/live/details', { id: live.id })).toMatchObject({
      state: 'living',
    });
  });

  it('ends a live once', async ({ market, node }) => {
    const { id } = await aLive(market, shop, { state: 'living' });
    const ends = [market, node, market].map((one) =>
      one.client(shop.seller.token).call('POST /seller/live/end', { id }),
    );
    expect(await settle(ends)).toEqual(['done', 'live.over', 'live.over']);
    expect(await endLiving(market.context(), id, { reason: 'lost' })).toBeNull();
    const { rows } = await market.server.kernel.database.pool.query(
      'select end_reason from lives where id = $1',
      [id],
    );
    expect(rows).toEqual([{ end_reason: 'host' }]);
  });

  it('shows one goods at a time, and keeps what was shown in its order', async ({ market, node }) => {
    const goods = [(await aGoods(shop)).id, (await aGoods(shop)).id, (await aGoods(shop)).id];
    const { id } = await aLive(market, shop, { goodsIds: goods, state: 'living' });
    const pins = goods.map((goods_id, index) =>
      (index === 1 ? node : market)
        .client(shop.seller.token)
        .call('POST /seller/live/goods', { id, action: 'pin', goods_id }),
    );
    expect(await settle(pins)).toEqual(['done', 'done', 'done']);
    const { pinned } = await shop.seller.client.call('GET /seller/live/details', { id });
    const { rows } = await market.server.kernel.database.pool.query(
      'select goods_id from live_marks where live_id = $1 order by id',
      [id],
    );
    const shown = rows.map((row) => Number(row.goods_id));
    expect(shown.toSorted()).toEqual(goods.toSorted());
    expect(shown.at(-1)).toBe(pinned);
  });

  it('takes goods in that two hosts add at once', async ({ market, node }) => {
    const [first, second] = [(await aGoods(shop)).id, (await aGoods(shop)).id];
    const { id } = await aLive(market, shop);
    const adds = [first, second].map((goods_id, index) =>
      (index === 0 ? market : node)
        .client(shop.seller.token)
        .call('POST /seller/live/goods', { id, action: 'add', goods_id }),
    );
    expect(await settle(adds)).toEqual(['done', 'done']);
    const { goods } = await shop.seller.client.call('GET /seller/live/details', { id });
    expect(goods.map((row) => row.goods.id)).toEqual(expect.arrayContaining([first, second]));
    expect(goods).toHaveLength(3);
  });

  it('begins or gives up, never both, when the encoder comes as the wait is over', async ({
    market,
    node,
  }) => {
    const live = await aLive(market, shop);
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    await Promise.allSettled([market.advance(60), sendLive(node, live)]);
    const { state, timed_out } = await shop.seller.client.call('GET /seller/live/details', { id: live.id });
    expect([state, timed_out]).toEqual(state === 'living' ? ['living', false] : ['created', true]);
  });
});
