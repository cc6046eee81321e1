import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aGoods,
  anAddress,
  aPost,
  applyRefund,
  aShopper,
  type Person,
  type ShopFixture,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { storeLooks } from '../index.ts';

const center = ({ client }: Person) => client.call('GET /wanlshop/find/center', { days: 7 });
const key = () => ({ idempotencyKey: randomUUID() });

async function buyFromPost(buyer: Person, shop: ShopFixture, postId: number, goodsId: number) {
  const { skus } = await buyer.client.call('GET /wanlshop/goods/details', { id: goodsId });
  const line = { goods_id: goodsId, sku_id: skus[0]?.id ?? 0, number: 1 };
  const from = { type: 'post' as const, id: postId };
  await buyer.client.call('POST /wanlshop/cart/storage', { type: 'add', data: { ...line, from } });
  const cart = await buyer.client.call('POST /wanlshop/cart/synchro', {});
  const kept = cart.find(({ shop_id }) => shop_id === shop.id)?.products[0];
  expect(kept?.from).toEqual(from);
  const payable = skus[0]?.price ?? '';
  const placed = await buyer.client.call(
    'POST /wanlshop/order/create',
    { type: 'cart', items: [{ ...line, from }], address_id: await anAddress(buyer), payable },
    key(),
  );
  const payment = { trade_no: placed.trade_no, channel: 'balance', password: testPayPassword } as const;
  await buyer.client.call('POST /wanlshop/pay/create', payment, key());
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
});
