/** What is changed on one node is seen on every other within two seconds, though both share their answers. */
import {
  aCoupon,
  aGoods,
  anOperator,
  aShopFixture,
  firstSku,
  getRedisSkipReason,
  type Market,
  type ShopFixture,
  startMarket,
  startRedis,
  type TestRedis,
  withCurrentVersion,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const missing = getRedisSkipReason();

describe.skipIf(missing)('of two nodes', () => {
  let redis: TestRedis;
  let here: Market;
  let there: Market;
  let shop: ShopFixture;

  beforeAll(async () => {
    redis = await startRedis();
    const environment = { READ_CACHE_MS: '1000', REDIS_URL: redis.url };
    here = await startMarket({ environment });
    there = await startMarket({ databaseUrl: here.databaseUrl, environment });
    shop = await aShopFixture(here);
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
    await redis.stop();
  });

  /** Keeps the other node's answer warm until it tells of the change, as the many who look would. */
  async function seenThere(look: () => Promise<unknown>, change: () => Promise<unknown>) {
    const before = JSON.stringify(await look());
    await change();
    await vi.waitFor(async () => expect(JSON.stringify(await look())).not.toBe(before), {
      interval: 20,
    });
  }

  it('the other shows a changed goods, in its list and by itself', async () => {
    const { id, skus, ...goods } = await aGoods(shop);
    const change = async (price: string) => {
      const form = { ...goods, id, skus: skus.map((sku) => ({ ...sku, price })) };
      return shop.seller.client.call(
        'POST /seller/goods/save',
        await withCurrentVersion(here, 'goods', form),
      );
    };
    const visitor = there.client();
    await seenThere(
      () => visitor.call('GET /wanlshop/goods/details', { id }),
      () => change('15.00'),
    );
    await seenThere(
      () => visitor.call('GET /wanlshop/goods/list', { shop_id: shop.id }),
      () => change('16.00'),
    );
  });

  it('the other shows a campaign that is new or stopped', async () => {
    const goods = firstSku(await aGoods(shop));
    const tiers = [{ size: 2, prices: [{ sku_id: goods.sku_id, price: '9.90' }] }];
    const form = { goods_id: goods.goods_id, kind: 'ordinary', tiers } as const;
    const { client } = shop.seller;
    const looks = [
      () => there.client().call('GET /wanlshop/goods/details', { id: goods.goods_id }),
      () => there.client().call('GET /wanlshop/groups/goods', { id: goods.goods_id }),
      () => there.client().call('GET /wanlshop/groups/list', { shop_id: shop.id }),
    ];
    for (const look of looks) {
      let id = 0;
      const offer = async () => ({ id } = await client.call('POST /seller/campaigns/save', form));
      await seenThere(look, offer);
      await seenThere(look, () => client.call('POST /seller/campaigns/stop', { id }));
    }
  });

  it('the other shows a coupon that was issued, on the page of its goods and in its list, and one that stopped', async () => {
    const goods = await aGoods(shop);
    const visitor = there.client();
    const page = () => visitor.call('GET /wanlshop/goods/details', { id: goods.id });
    const list = () => visitor.call('GET /wanlshop/coupon/list', { goods_id: goods.id });
    await seenThere(page, () => aCoupon(shop.seller));
    await seenThere(list, () => aCoupon(shop.seller));
    const { rows } = await list();
    const stop = (id = 0) => shop.seller.client.call('POST /seller/coupons/stop', { id });
    await seenThere(page, () => stop(rows[0]?.id));
    await seenThere(list, () => stop(rows[1]?.id));
  });

  it('the other shows a home page that was published', async () => {
    const { client } = await anOperator(here);
    const { rows } = await client.call('GET /platform/pages/list');
    const home = rows.find(({ kind }) => kind === 'home');
    if (!home) throw new Error('there is no home page');
    const { id, title, version } = await client.call('GET /platform/pages/details', { id: home.id });
    const blocks = [{ id: 'gap', type: 'spacer' as const, style: {}, params: { height: '7px' } }];
    const saved = await client.call('POST /platform/pages/save', { id, version, title, blocks });
    await seenThere(
      () => there.client().call('GET /wanlshop/common/init', {}),
      () => client.call('POST /platform/pages/publish', { id, version: saved.version }),
    );
  });

  it('the other does long work that was started here', async () => {
    const { id } = await shop.seller.client.call('POST /seller/goods/export', {});
    await there.finishTasks();
    expect(await shop.seller.client.call('GET /seller/tasks/details', { id })).toMatchObject({
      state: 'done',
    });
  });
});
