/** What counts towards what one person may hold without paying, and what does not. */
import { randomUUID } from 'node:crypto';
import {
  aCampaign,
  aGoods,
  anAddress,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  join,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', {
  settings: { 'orders.max_unpaid': 2, 'orders.max_unpaid_pieces': 10 },
});

let shopper: ShopperPerson;
let addressId: number;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  addressId = await anAddress(shopper);
});

type Item = { goods_id: number; sku_id: number };
const anItem = async (shop: ShopFixture, stock = 1_000): Promise<Item> =>
  firstSku(await aGoods(shop, { price: '1.00', stock }));

const place = (items: readonly (Item & { number: number })[], key: string = randomUUID()) => {
  const payable = `${items.reduce((sum, { number }) => sum + number, 0)}.00`;
  return shopper.client.call(
    'POST /wanlshop/order/create',
    { type: 'goods', items: [...items], address_id: addressId, payable },
    { idempotencyKey: key },
  );
};

describe('unpaid checkouts', () => {
  it('of many shops count as one', async ({ market, shop }) => {
    const other = firstSku(await aGoods(await aShopFixture(market), { price: '1.00' }));
    await place([
      { ...(await anItem(shop)), number: 1 },
      { ...other, number: 1 },
    ]);
    await place([{ ...(await anItem(shop)), number: 1 }]);
    expect(await getRefusalKey(place([{ ...(await anItem(shop)), number: 1 }]))).toBe(
      'orders.too_many_unpaid',
    );
  });

  it('that are sent twice under one key count once', async ({ shop }) => {
    const items = [{ ...(await anItem(shop)), number: 1 }];
    const key = randomUUID();
    const [first, again] = [await place(items, key), await place(items, key)];
    expect(again).toEqual(first);
    await place(items);
    // the first one is still answered as it was, though there is no room for another
    expect(await place(items, key)).toEqual(first);
  });

  it('that were refused do not count', async ({ shop }) => {
    const scarce = await anItem(shop, 1);
    for (const number of [2, 3, 4])
      expect(await getRefusalKey(place([{ ...scarce, number }]))).toBe('orders.short_of_stock');
    await place([{ ...scarce, number: 1 }]);
  });

  it('in teams count like any other', async ({ shop }) => {
    const buyer = { ...shopper, addressId };
    for (let times = 0; times < 2; times += 1) await join(buyer, await aCampaign(shop));
    expect(await getRefusalKey(place([{ ...(await anItem(shop)), number: 1 }]))).toBe(
      'orders.too_many_unpaid',
    );
    expect(await getRefusalKey(join(buyer, await aCampaign(shop)))).toBe('orders.too_many_unpaid');
  });

  it('of one person leave another person their own', async ({ market, shop }) => {
    const items = [{ ...(await anItem(shop)), number: 1 }];
    await place(items);
    await place(items);
    shopper = await aShopper(market);
    addressId = await anAddress(shopper);
    await place(items);
  });

  it('that ran out of time make room', async ({ market, shop }) => {
    const items = [{ ...(await anItem(shop)), number: 1 }];
    await place(items);
    await place(items);
    await market.advance(31 * 60);
    await place(items);
  });
});

describe('unpaid pieces', () => {
  it('count for each sku by itself, and say what is left in the language of who asks', async ({
    market,
    shop,
  }) => {
    const [one, two] = [await anItem(shop), await anItem(shop)];
    await place([
      { ...one, number: 6 },
      { ...two, number: 10 },
    ]);
    const refused = place([{ ...one, number: 5 }]);
    await expect(refused).rejects.toMatchObject({ key: 'orders.too_many_pieces', field: 'items' });
    const english = market
      .client(shopper.token, 'en')
      .call(
        'POST /wanlshop/order/create',
        { type: 'goods', items: [{ ...one, number: 5 }], address_id: addressId, payable: '5.00' },
        { idempotencyKey: randomUUID() },
      );
    await expect(english).rejects.toThrow(/Limit 10 unpaid of .* You can add 4 more/);
    await place([{ ...one, number: 4 }]);
  });

  it('of one checkout are added up where it names a sku twice', async ({ shop }) => {
    const one = await anItem(shop);
    const twice = [
      { ...one, number: 6 },
      { ...one, number: 5 },
    ];
    expect(await getRefusalKey(place(twice))).toBe('orders.too_many_pieces');
  });
});
