import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aGoods,
  aLive,
  anAddress,
  anOperator,
  aPostForm,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  type Market,
  type Person,
  payTrade,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { dropRecording, keepRecording } from '../../live/index.ts';

const listPosts = async (market: Market, shop: ShopFixture) =>
  (await market.client().call('GET /wanlshop/find/list', { kind: 'shop', author_id: shop.id })).rows;

const getPost = async (market: Market, shop: ShopFixture) => {
  await market.settle();
  const [post] = await listPosts(market, shop);
  if (!post) throw new Error('the live has no post');
  return post;
};

const end = (shop: ShopFixture, id: number) => shop.seller.client.call('POST /seller/live/end', { id });

async function buy(buyer: Person, postId: number, goods: Awaited<ReturnType<typeof aGoods>>) {
  const placed = await buyer.client.call(
    'POST /wanlshop/order/create',
    {
      type: 'goods',
      items: [{ ...firstSku(goods), number: 1, from: { type: 'post', id: postId } }],
      address_id: await anAddress(buyer),
      payable: '12.30',
    },
    { idempotencyKey: randomUUID() },
  );
  await payTrade(buyer, { tradeNo: placed.trade_no });
}

describe('a live among the posts', () => {
  it('is posted once when it begins, with the first goods of its tray', async ({ market }) => {
    const shop = await aShopFixture(market);
    const prepared = await aLive(market, shop);
    await market.settle();
    expect(await listPosts(market, shop)).toEqual([]);
    const live = await aLive(market, shop, { title: '霜降脐橙', state: 'living' });
    const { began_at } = await shop.seller.client.call('GET /seller/live/details', { id: live.id });
    expect(await getPost(market, shop)).toMatchObject({
      createtime: began_at,
      type: 'live',
      title: '霜降脐橙',
      live_id: live.id,
      live: { state: 'living', viewers: 0 },
      author: { kind: 'shop', id: shop.id },
      goods: { id: live.goodsIds[0] },
    });
    expect(prepared.id).not.toBe(live.id);
    const person = await market.client().call('GET /wanlshop/find/user', { kind: 'shop', id: shop.id });
    expect(person.living).toMatchObject({ id: live.id, state: 'living' });
  });

  it('is shown while it can be watched: not once it is over, again with its replay', async ({ market }) => {
    const shop = await aShopFixture(market);
    const { id } = await aLive(market, shop, { state: 'living' });
    const { id: postId } = await getPost(market, shop);
    await end(shop, id);
    await market.settle();
    expect(await listPosts(market, shop)).toEqual([]);
    await keepRecording(market.context(), { liveId: id, url: '/files/00/live.mp4', seconds: 60 });
    expect(await getPost(market, shop)).toMatchObject({ id: postId, live: { state: 'replay' } });
    await dropRecording(market.context(), id);
    await market.settle();
    expect(await listPosts(market, shop)).toEqual([]);
  });

  it('comes back with its shop only where it can still be watched', async ({ market }) => {
    const shop = await aShopFixture(market);
    const { id } = await aLive(market, shop, { state: 'living' });
    await getPost(market, shop);
    const operator = await anOperator(market);
    await operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '检查资质' });
    await market.settle();
    expect(await listPosts(market, shop)).toEqual([]);
    await operator.client.call('POST /platform/shops/resume', { id: shop.id });
    await market.settle();
    expect(await listPosts(market, shop)).toEqual([]);
    await keepRecording(market.context(), { liveId: id, url: '/files/00/live.mp4', seconds: 60 });
    expect(await getPost(market, shop)).toMatchObject({ live: { state: 'replay' } });
  });

  it('is not edited as a post, and does not pass the review for the first post of its shop', async ({
    market,
  }) => {
    const shop = await aShopFixture(market);
    const operator = await anOperator(market);
    await operator.client.call('POST /platform/settings/save', { name: 'discovery.review', value: 'first' });
    const { goodsIds } = await aLive(market, shop, { state: 'living' });
    const { id } = await getPost(market, shop);
    const form = await aPostForm(market, goodsIds);
    const { client } = shop.seller;
    expect(await getRefusalKey(client.call('POST /seller/posts/edit', { ...form, id, version: 1 }))).toBe(
      'discovery.post_gone',
    );
    expect(await client.call('POST /seller/posts/publish', form)).toMatchObject({ state: 'reviewing' });
  });

  it('counts what is bought from it, also of goods that were taken out of the tray, and of no others', async ({
    market,
  }) => {
    const shop = await aShopFixture(market);
    const [kept, removed, other] = [
      await aGoods(shop, { price: '12.30' }),
      await aGoods(shop, { price: '12.30' }),
      await aGoods(shop, { price: '12.30' }),
    ];
    const { id } = await aLive(market, shop, { goodsIds: [kept.id, removed.id], state: 'living' });
    const { id: postId } = await getPost(market, shop);
    const { client } = shop.seller;
    await client.call('POST /seller/live/goods', { id, action: 'remove', goods_id: removed.id });
    const buyer = await aShopper(market);
    await addMoney(market, buyer, 10_000);
    for (const goods of [kept, removed, other]) await buy(buyer, postId, goods);
    const { figures } = await client.call('GET /seller/live/details', { id });
    expect(figures.own).toMatchObject({ orders: 2, sales: '24.60' });
  });
});
