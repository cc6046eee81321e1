import { aGoods, anOrder, aShopper, firstSku, getRefusalKey, type ShopperPerson } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest;

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

const again = (id: number, { client } = shopper) => client.call('POST /wanlshop/order/again', { id });
const held = async () =>
  (await shopper.client.call('POST /wanlshop/cart/synchro', { cart: null })).flatMap(({ products }) =>
    products.map(({ sku_id, number, checked }) => [sku_id, number, checked]),
  );

describe('buying an order again', () => {
  it('lays its lines into the cart, chosen, and a second time changes nothing', async ({ market, shop }) => {
    const goods = [await aGoods(shop), await aGoods(shop)];
    const order = await anOrder(market, shopper, shop, { state: 'completed', goods, number: 2 });
    const lines = goods.map(firstSku);
    const laid = await again(order.id);
    expect(laid.missing).toEqual([]);
    expect(laid.lines).toHaveLength(2);
    expect(laid.lines).toEqual(expect.arrayContaining(lines));
    await Promise.all([again(order.id), again(order.id)]);
    expect((await held()).toSorted()).toEqual(lines.map(({ sku_id }) => [sku_id, 2, true]).toSorted());
  });

  it('leaves out what is off sale or sold out and says so, and lowers a number to the stock', async ({
    market,
    shop,
  }) => {
    const goods = [await aGoods(shop), await aGoods(shop), await aGoods(shop)];
    const order = await anOrder(market, shopper, shop, { state: 'closed', goods, number: 3 });
    const [off, gone, short] = goods.map((one) => ({ ...one, ...firstSku(one) }));
    if (!off || !gone || !short) throw new Error('no goods');
    const { client } = shop.seller;
    await client.call('POST /seller/goods/state', { ids: [off.id], state: 'off' });
    await client.call('POST /seller/goods/stock', { sku_id: gone.sku_id, stock: 0 });
    await client.call('POST /seller/goods/stock', { sku_id: short.sku_id, stock: 1 });
    const { lines, missing } = await again(order.id);
    expect(lines).toEqual([{ goods_id: short.id, sku_id: short.sku_id }]);
    expect(missing.map(({ reason }) => reason)).toEqual(['not_for_sale', 'not_for_sale']);
    expect(missing.map(({ title }) => title).toSorted()).toEqual([off.title, gone.title].toSorted());
    expect(await held()).toEqual([[short.sku_id, 1, true]]);
  });

  it('is not for a stranger', async ({ market, shop }) => {
    const order = await anOrder(market, shopper, shop, { state: 'completed', goods: [await aGoods(shop)] });
    const stranger = await aShopper(market);
    expect(await getRefusalKey(again(order.id, stranger))).toBe('common.not_found');
    expect(await held()).toEqual([]);
  });
});
