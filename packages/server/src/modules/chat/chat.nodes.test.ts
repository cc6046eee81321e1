/** Frames are only news: they come from any node, and what a node missed is read from the database. */
import {
  aShopFixture,
  aShopper,
  getRedisSkipReason,
  type Market,
  openSocket,
  type ShopFixture,
  type ShopperPerson,
  startMarket,
  startRedis,
  type TestRedis,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe.skipIf(getRedisSkipReason())('of two nodes', () => {
  let redis: TestRedis;
  let here: Market;
  let there: Market;
  let shop: ShopFixture;
  let shopper: ShopperPerson;

  beforeAll(async () => {
    redis = await startRedis();
    const environment = { REDIS_URL: redis.url };
    here = await startMarket({ environment, settings: { 'chat.burst_messages': 100 } });
    there = await startMarket({ databaseUrl: here.databaseUrl, environment });
    shop = await aShopFixture(here);
    shopper = await aShopper(here);
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
    await redis.stop();
  });

  const openThere = async (kind: 'shopper' | 'shop') => {
    const socket = await openSocket(there);
    const [token, call] =
      kind === 'shopper'
        ? ([shopper.token, 'POST /wanlshop/chat/shake'] as const)
        : ([shop.seller.token, 'POST /seller/chat/shake'] as const);
    await there.client(token).call(call, { client_id: socket.clientId });
    return socket;
  };

  it('one shows at once what is written on the other, to both sides', async () => {
    const [theirs, mine] = [await openThere('shop'), await openThere('shopper')];
    const sent = await writeToShop(shopper, shop, '在吗');
    for (const socket of [theirs, mine])
      expect(await socket.hear('chat')).toMatchObject({
        form: { id: shopper.id },
        to_id: shop.id,
        message: { id: sent.id, content: { text: '在吗' } },
      });
    for (const socket of [theirs, mine]) socket.close();
  });

  it('one that missed what Redis would have brought reads it from the database, and hears again once it is back', async () => {
    const socket = await openThere('shopper');
    const { last_id } = await shopper.client.call('GET /wanlshop/chat/peer', { user_id: shop.id });
    const port = Number(new URL(redis.url).port);
    await redis.stop();
    const sent = await writeToShopper(shop.seller, shopper, '已发货');
    const missed = () =>
      there.client(shopper.token).call('GET /wanlshop/chat/history', { user_id: shop.id, after_id: last_id });
    expect((await missed()).rows).toMatchObject([{ message: { id: sent.id, content: { text: '已发货' } } }]);
    expect(socket.frames.some(({ type }) => type === 'chat')).toBe(false);
    redis = await startRedis(port);
    await expect
      .poll(
        async () => {
          await writeToShopper(shop.seller, shopper, '还在吗');
          return socket.frames.some(({ type }) => type === 'chat');
        },
        { interval: 500 },
      )
      .toBe(true);
    socket.close();
  });
});
