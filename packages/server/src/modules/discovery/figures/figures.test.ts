import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aGoods,
  anAddress,
  aPost,
  applyRefund,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Person,
  type ShopFixture,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { storeLooks } from '../index.ts';

const center = ({ client }: Person) => client.call('GET /wanlshop/find/center', { days: 7 });
const key = () => ({ idempotencyKey: randomUUID() });

/** By the cart, which keeps where the goods were found. */
async function placeFromPost(buyer: Person, shop: ShopFixture, postId: number, goodsId: number) {
  const { skus } = await buyer.client.call('GET /wanlshop/goods/details', { id: goodsId });
  const line = { goods_id: goodsId, sku_id: skus[0]?.id ?? 0, number: 1 };
  const from = { type: 'post' as const, id: postId };
  await buyer.client.call('POST /wanlshop/cart/storage', { type: 'add', data: { ...line, from } });
  const cart = await buyer.client.call('POST /wanlshop/cart/synchro', {});
  const kept = cart.find(({ shop_id }) => shop_id === shop.id)?.products[0];
  expect(kept?.from).toEqual(from);
  const payable = skus[0]?.price ?? '';
  return buyer.client.call(
    'POST /wanlshop/order/create',
    { type: 'cart', items: [{ ...line, from }], address_id: await anAddress(buyer), payable },
    key(),
  );
}

const pay = ({ client }: Person, trade_no: string) =>
  client.call(
    'POST /wanlshop/pay/create',
    { trade_no, channel: 'balance', password: testPayPassword },
    key(),
  );

async function buyFromPost(buyer: Person, shop: ShopFixture, postId: number, goodsId: number) {
  const placed = await placeFromPost(buyer, shop, postId, goodsId);
  await pay(buyer, placed.trade_no);
  return placed.orders[0]?.id ?? 0;
}

describe('an order that was placed from a post', () => {
  it('shows in its author’s figures when it is paid, and is taken out when it is refunded', async ({
    market,
    shop,
  }) => {
    const [author, buyer] = [await aShopper(market), await aShopper(market)];
    const goods = await aGoods(shop, { price: '12.30' });
    const id = await aPost(market, shop, { shopId: null, shopperId: author.id, goodsIds: [goods.id] });
    await addMoney(market, buyer, 10_000);
    const orderId = await buyFromPost(buyer, shop, id, goods.id);
    expect(await center(author)).toMatchObject({ orders: 1, sales: '12.30' });
    const { rows } = await author.client.call('GET /wanlshop/find/own', {});
    expect(rows[0]?.figures).toMatchObject({ orders: 1, sales: '12.30' });
    const { rows: orders } = await shop.seller.client.call('GET /seller/orders/list', { post_id: id });
    expect(orders.map((order) => order.id)).toEqual([orderId]);
    const { rows: bought } = await buyer.client.call('GET /wanlshop/order/bought', {});
    expect(bought.map((row) => row.id)).toEqual([goods.id]);
    const order = () => buyer.client.call('GET /wanlshop/order/details', { id: orderId });
    for (const [amount, left] of [
      ['5.00', { orders: 1, sales: '7.30' }],
      ['7.30', { orders: 0, sales: '0.00' }],
    ] as const) {
      const refund = await applyRefund(buyer, await order(), { amount });
      await shop.seller.client.call('POST /seller/refunds/approve', { id: refund.id });
      await market.advance(1);
      expect(await center(author)).toMatchObject(left);
    }
  });

  it('counts for no post that does not show the goods, and for nobody’s own', async ({ market, shop }) => {
    const author = await aShopper(market);
    const [shown, other] = [await aGoods(shop, { price: '1.00' }), await aGoods(shop, { price: '1.00' })];
    const id = await aPost(market, shop, { shopId: null, shopperId: author.id, goodsIds: [shown.id] });
    const buyer = await aShopper(market);
    for (const person of [author, buyer]) await addMoney(market, person, 10_000);
    await buyFromPost(buyer, shop, id, other.id);
    await buyFromPost(author, shop, id, shown.id);
    expect(await center(author)).toMatchObject({ orders: 0, sales: '0.00' });
  });
});

describe('what an order counts for', () => {
  it('is nothing until it is paid, then the day it was paid', async ({ market, shop }) => {
    const [author, buyer] = [await aShopper(market), await aShopper(market)];
    const goods = await aGoods(shop, { price: '3.00' });
    const id = await aPost(market, shop, { shopId: null, shopperId: author.id, goodsIds: [goods.id] });
    await addMoney(market, buyer, 10_000);
    const placed = await placeFromPost(buyer, shop, id, goods.id);
    expect(await center(author)).toMatchObject({ orders: 0, sales: '0.00' });
    await pay(buyer, placed.trade_no);
    expect(await center(author)).toMatchObject({ orders: 1, sales: '3.00', yesterday: { orders: 0 } });
    await market.advance(86_400);
    expect(await center(author)).toMatchObject({ orders: 1, yesterday: { orders: 1, sales: '3.00' } });
  });

  it('is no post that was deleted before, and one that is deleted after keeps it for its author', async ({
    market,
    shop,
  }) => {
    const [author, buyer] = [await aShopper(market), await aShopper(market)];
    const goods = await aGoods(shop, { price: '2.00' });
    const make = () => aPost(market, shop, { shopId: null, shopperId: author.id, goodsIds: [goods.id] });
    const remove = (id: number) => author.client.call('POST /wanlshop/find/delete', { id });
    const [before, after] = [await make(), await make()];
    await addMoney(market, buyer, 10_000);
    await remove(before);
    await buyFromPost(buyer, shop, before, goods.id);
    expect(await center(author)).toMatchObject({ orders: 0, sales: '0.00' });
    await buyFromPost(buyer, shop, after, goods.id);
    await remove(after);
    expect(await center(author)).toMatchObject({ orders: 1, sales: '2.00' });
  });

  it('is the shop, of a shop’s post', async ({ market }) => {
    const shop = await aShopFixture(market);
    const goods = await aGoods(shop, { price: '4.00' });
    const id = await aPost(market, shop, { goodsIds: [goods.id] });
    const buyer = await aShopper(market);
    await addMoney(market, buyer, 10_000);
    await buyFromPost(buyer, shop, id, goods.id);
    const figures = await shop.seller.client.call('GET /seller/posts/figures', { days: 7 });
    expect(figures).toMatchObject({ orders: 1, sales: '4.00' });
    const stranger = await aShopFixture(market);
    expect(await stranger.seller.client.call('GET /seller/posts/figures', { days: 7 })).toMatchObject({
      orders: 0,
    });
    const { rows } = await stranger.seller.client.call('GET /seller/orders/list', { post_id: id });
    expect(rows).toEqual([]);
  });
});

describe('the creation center', () => {
  it('counts looks, likes, fans and goods opened by others, by the day', async ({ market, shop }) => {
    const [author, ming] = [await aShopper(market), await aShopper(market)];
    const goods = await aGoods(shop);
    const id = await aPost(market, shop, { shopId: null, shopperId: author.id, goodsIds: [goods.id] });
    for (const { client } of [ming, ming, author]) await client.call('GET /wanlshop/find/details', { id });
    await ming.client.call('POST /wanlshop/find/open_goods', { id, goods_id: goods.id });
    await ming.client.call('POST /wanlshop/find/open_goods', { id, goods_id: goods.id + 1_000 });
    await ming.client.call('POST /wanlshop/find/like', { id, liked: true });
    await ming.client.call('POST /wanlshop/find/follow', { id: author.id, followed: true });
    await storeLooks(market.context());
    const today = { views: 1, likes: 1, fans: 1, goods_opened: 1 };
    const figures = await center(author);
    expect(figures).toMatchObject({ ...today, yesterday: { views: 0, likes: 0, fans: 0 } });
    expect(figures.days).toHaveLength(7);
    expect(figures.days.at(-1)).toMatchObject(today);
    await market.advance(86_400);
    expect((await center(author)).yesterday).toMatchObject({ views: 1, likes: 1, fans: 1 });
  });

  it('of a shop is its staff’s', async ({ market, shop }) => {
    const id = await aPost(market, shop);
    await (await aShopper(market)).client.call('GET /wanlshop/find/details', { id });
    await storeLooks(market.context());
    const { views } = await shop.seller.client.call('GET /seller/posts/figures', { days: 30 });
    expect(views).toBe(1);
  });

  it('is a plain recount of each of the market’s days, to the moment one begins', async ({
    market,
    shop,
  }) => {
    const author = await aShopper(market);
    const others = await Promise.all(Array.from({ length: 6 }, () => aShopper(market)));
    const id = await aPost(market, shop, { shopId: null, shopperId: author.id });
    const { calendar, clock } = market.context();
    const begins = (daysAgo: number) => calendar.startOfDay(calendar.addDays(clock.now(), -daysAgo));
    const justBefore = (moment: Date) => new Date(moment.getTime() - 1);
    // two of before the seven days, then of their first moment, of the border of yesterday and today
    const moments = [
      justBefore(begins(6)),
      begins(7),
      begins(6),
      justBefore(begins(0)),
      begins(1),
      begins(0),
    ] as const;
    const { pool } = market.server.kernel.database;
    for (const [place, person] of others.entries()) {
      await person.client.call('POST /wanlshop/find/like', { id, liked: true });
      await person.client.call('POST /wanlshop/find/follow', { id: author.id, followed: true });
      for (const table of ['post_likes', 'user_follows'])
        await pool.query(`update ${table} set created_at = $2 where shopper_id = $1`, [
          person.id,
          moments[place],
        ]);
    }
    const { likes, fans, yesterday, days } = await center(author);
    expect([likes, fans, yesterday.likes, yesterday.fans]).toEqual([4, 4, 2, 2]);
    expect(days.map((day) => [day.likes, day.fans])).toEqual(
      [1, 0, 0, 0, 0, 2, 1].map((number) => [number, number]),
    );
    const month = await author.client.call('GET /wanlshop/find/center', { days: 30 });
    expect([month.likes, month.fans, month.days.length]).toEqual([6, 6, 30]);
    const [left] = others;
    await left?.client.call('POST /wanlshop/find/like', { id, liked: false });
    await left?.client.call('POST /wanlshop/find/follow', { id: author.id, followed: false });
    const less = await author.client.call('GET /wanlshop/find/center', { days: 30 });
    expect([less.likes, less.fans]).toEqual([5, 5]);
  });

  it('counts the looks of shoppers and visitors, and those of staff and the author never', async ({
    market,
    shop,
  }) => {
    const [author, ming] = [await aShopper(market), await aShopper(market)];
    const id = await aPost(market, shop, { shopId: null, shopperId: author.id });
    const look = (client: Person['client']) => client.call('GET /wanlshop/find/details', { id });
    for (const client of [ming.client, author.client, shop.seller.client, market.client()])
      await look(client);
    await storeLooks(market.context());
    await storeLooks(market.context());
    expect((await center(author)).views).toBe(2);
    await look(ming.client);
    await storeLooks(market.context());
    expect((await center(author)).views).toBe(3);
    const { rows } = await author.client.call('GET /wanlshop/find/own', {});
    expect(rows[0]?.figures.views).toBe(3);
  });

  it('of a shop is for who is linked to it and may read its posts', async ({ market }) => {
    const shop = await aShopFixture(market);
    const [ming, stranger] = [await aShopper(market), await aShopper(market)];
    const { code } = await shop.seller.client.call('POST /seller/staff/linkcode', {});
    await ming.client.call('POST /wanlshop/user/linkshop', { code });
    await stranger.client.call('POST /wanlshop/find/follow', { kind: 'shop', id: shop.id, followed: true });
    const ask = ({ client }: Person) => client.call('GET /wanlshop/find/center', { as_shop: shop.id });
    expect(await ask(ming)).toMatchObject({ fans: 1, days: expect.any(Array) });
    expect(await getRefusalKey(ask(stranger))).toBe('shops.not_linked');
    expect(await getRefusalKey(market.client().call('GET /wanlshop/find/center', {}))).toBe(
      'common.login_required',
    );
  });
});
