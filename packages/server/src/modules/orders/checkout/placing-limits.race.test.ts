/** What one person may hold without paying, also when everything is asked for at once and on two nodes. */
import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aGoods,
  anAddress,
  anOperator,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  type Market,
  payTrade,
  type ShopperPerson,
  startMarket,
} from '@chengji/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let here: Market;
let there: Market;
let shopper: ShopperPerson;
let item: { goods_id: number; sku_id: number };
let goodsId: number;
let addressId: number;
beforeAll(async () => {
  here = await startMarket();
  there = await startMarket({ databaseUrl: here.databaseUrl });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});
beforeEach(async () => {
  shopper = await aShopper(here);
  addressId = await anAddress(shopper);
  const goods = await aGoods(await aShopFixture(here), { price: '1.00', stock: 100_000 });
  goodsId = goods.id;
  item = firstSku(goods);
});

const place = (number = 1, node = here) =>
  node
    .client(shopper.token)
    .call(
      'POST /wanlshop/order/create',
      { type: 'goods', items: [{ ...item, number }], address_id: addressId, payable: `${number}.00` },
      { idempotencyKey: randomUUID() },
    );
const stock = async () =>
  (await shopper.client.call('GET /wanlshop/goods/details', { id: goodsId })).skus[0]?.stock;

it('a person holds at most five unpaid checkouts, however many they place at once on two nodes', async () => {
  const placed = await Promise.allSettled(
    Array.from({ length: 16 }, (_, at) => place(1, at % 2 ? there : here)),
  );
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await stock()).toBe(100_000 - 5);
  expect(await getRefusalKey(place())).toBe('orders.too_many_unpaid');
});

it('an unpaid checkout that is paid or cancelled makes room for another', async () => {
  const trades = [await place(), await place(), await place(), await place(), await place()];
  await shopper.client.call('POST /wanlshop/order/cancel', { id: trades[0]?.orders[0]?.id ?? 0 });
  await place();
  await addMoney(here, shopper, 100);
  await payTrade(shopper, { tradeNo: trades[1]?.trade_no ?? '' });
  await place();
  expect(await getRefusalKey(place())).toBe('orders.too_many_unpaid');
});

it('a person holds at most so many unpaid pieces of one sku, over all checkouts', async () => {
  await place(150);
  const refused = place(51);
  expect(await getRefusalKey(refused)).toBe('orders.too_many_pieces');
  await expect(refused).rejects.toMatchObject({ field: 'items' });
  await place(50);
  expect(await stock()).toBe(100_000 - 200);
});

it('a person places only so often, cancelled checkouts included', async () => {
  const operator = await anOperator(here);
  const set = (value: number) =>
    operator.client.call('POST /platform/settings/save', { name: 'orders.max_placed_per_minute', value });
  await set(3);
  try {
    for (let times = 0; times < 3; times += 1) {
      const { orders } = await place();
      await shopper.client.call('POST /wanlshop/order/cancel', { id: orders[0]?.id ?? 0 });
    }
    expect(await getRefusalKey(place())).toBe('orders.placed_too_often');
    await here.advance(60);
    await place();
  } finally {
    await set(30);
  }
});

it('a buyer gets no more pieces of a goods than its shop allows, however many they order at once on two nodes', async () => {
  const shop = await aShopFixture(here);
  const goods = await aGoods(shop, { price: '1.00', stock: 100, most_per_buyer: 3, most_per_order: 2 });
  [goodsId, item] = [goods.id, firstSku(goods)];
  expect(await getRefusalKey(place(4))).toBe('orders.over_buyer_limit');
  expect(await getRefusalKey(place(3))).toBe('orders.over_order_limit');
  const placed = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => place(1, at % 2 ? there : here)),
  );
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await stock()).toBe(97);
  const quote = shopper.client.call('POST /wanlshop/order/quote', {
    type: 'goods',
    items: [{ ...item, number: 1 }],
  });
  await expect(quote).rejects.toMatchObject({ key: 'orders.over_buyer_limit', field: 'items' });
  const [first] = placed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  await shopper.client.call('POST /wanlshop/order/cancel', { id: first?.orders[0]?.id ?? 0 });
  await place(1);
});
